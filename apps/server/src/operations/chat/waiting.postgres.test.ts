import { people } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findGroup } from '../../store/chat/conversations.ts';
import { removeMembers, setAdministrators } from '../../store/chat/groupChanges.ts';
import type { InTransaction } from '../../store/database.ts';
import { codesOf, TestChat } from '../../testing/TestChat.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let teacher: TestChat;
let student: TestChat;
let id: string;

beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  teacher = new TestChat(app, 'teacher');
  student = new TestChat(app, 'student');
});
afterAll(() => app.stop());
beforeEach(async () => {
  ({ id } = await teacher.group(['student'], { administrator_ids: [people.teacher.id, people.student.id] }));
});

/** What a call answers that waits on another connection until this change of the group is stored. */
async function answerBehind<Answer>(
  change: (transaction: InTransaction) => Promise<void>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const waiting = await app.database.transaction().execute(async (transaction) => {
    await findGroup(transaction, [people.teacher.id, id], { locks: true });
    await change(transaction);
    const called = call();
    await vi.waitFor(async () => {
      const { rows } =
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          app.database,
        );
      expect(rows).toHaveLength(1);
    });
    return { called };
  });
  return waiting.called;
}

test('whoever is being removed does not write behind the removal', async () => {
  const answer = await answerBehind(
    (transaction) => removeMembers(transaction, id, [people.student.id], app.clock.now()),
    () => student.trySending({ group: id }),
  );
  expect([answer.status, codesOf(answer)]).toEqual([409, 'chatGroupLeft']);
  expect((await teacher.read({ group: id })).data).toEqual([]);
});

test('whoever is being made a plain member does not dissolve the group behind it', async () => {
  const answer = await answerBehind(
    (transaction) => setAdministrators(transaction, id, [people.teacher.id]),
    () => app.call<{ code?: string }>('deleteChatGroup', 'student', { path: { id } }),
  );
  expect([answer.status, codesOf(answer)]).toEqual([403, 'chatGroupNotAdministrator']);
  expect((await teacher.tryReading({ group: id })).status).toBe(200);
});
