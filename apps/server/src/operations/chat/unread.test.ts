import { people } from '@sen/api/fixtures/people';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countUnread } from '../../store/chat/reading.ts';
import { TestChat } from '../../testing/TestChat.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let administrator: TestChat;
const names = ['teacher', 'student', 'otherStudent'] as const;
type Name = (typeof names)[number];
let members: Record<Name, TestChat>;

beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  administrator = new TestChat(app, 'admin');
  members = {
    teacher: new TestChat(app, 'teacher'),
    student: new TestChat(app, 'student'),
    otherStudent: new TestChat(app, 'otherStudent'),
  };
  await app.database.deleteFrom('conversation').execute();
});
afterAll(() => app.stop());

const person = fc.constantFrom(...names);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), person }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('see' as const), person, back: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), person }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('join' as const), person }) },
);

test('counts are exact after any messages, readings on several devices, leavings and joinings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { id } = await administrator.group([...names]);
      const place = { group: id };
      const present = new Set<Name>(names);
      /** What nobody would store: each unread message of each person. */
      const unread = new Map(names.map((name) => [name, new Set<number>()]));
      let last = 0;
      const take = async (taken: (typeof steps)[number]): Promise<void> => {
        const name = taken.person;
        if (taken.kind === 'send' && present.has(name)) {
          ({ number: last } = await members[name].send(place));
          for (const other of present) if (other !== name) unread.get(other)?.add(last);
        } else if (taken.kind === 'see') {
          // A device that has not shown the newest ones yet.
          const number = Math.max(1, last - taken.back);
          await members[name].see(place, number);
          for (const one of unread.get(name) ?? []) if (one <= number) unread.get(name)?.delete(one);
        } else if (taken.kind === 'leave' && present.delete(name)) {
          await members[name].leave(id);
          unread.get(name)?.clear();
        } else if (taken.kind === 'join' && !present.has(name)) {
          await administrator.tryEditing(id, { add_user_ids: [people[name].id] });
          present.add(name);
        }
      };
      for (const taken of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await take(taken);
        for (const name of names)
          // oxlint-disable-next-line no-await-in-loop -- see above
          expect((await countUnread(app.database, people[name].id)).count_groups).toBe(
            unread.get(name)?.size,
          );
      }
      await app.database.deleteFrom('conversation').where('id', '=', id).execute();
    }),
    { numRuns: 12 },
  );
});
