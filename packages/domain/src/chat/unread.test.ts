import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterLeaving, afterSeeing, countUnread, joinedAfter, type Membership } from './unread.ts';

test('own messages are never unread, nor those before joining', () => {
  const senders = ['1', '2', '1', '2'];
  expect(countUnread(joinedAfter(0), { senders, member: '1' })).toBe(2);
  expect(countUnread(joinedAfter(2), { senders, member: '1' })).toBe(1);
  expect(countUnread(afterSeeing(joinedAfter(0), 2, 4), { senders, member: '1' })).toBe(1);
  expect(countUnread(afterLeaving(joinedAfter(0), 4), { senders, member: '1' })).toBe(0);
});

test('an older device takes nothing back', () => {
  const seen = afterSeeing(joinedAfter(0), 4, 4);
  expect(afterSeeing(seen, 2, 4)).toBe(seen);
  expect(afterSeeing(joinedAfter(0), 99, 4).seen).toBe(4);
});

const person = fc.constantFrom('1', '2', '3');
const step = fc.oneof(
  fc.record({ kind: fc.constant('send' as const), person }),
  fc.record({ kind: fc.constant('see' as const), person, back: fc.nat(3) }),
  fc.record({ kind: fc.constant('leave' as const), person }),
  fc.record({ kind: fc.constant('join' as const), person }),
);

test('counts are exact after any messages, readings on several devices, leavings and joinings', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const senders: string[] = [];
      const members = new Map<string, Membership>(['1', '2', '3'].map((id) => [id, joinedAfter(0)]));
      /** What nobody would keep: each unread message of each person. */
      const unread = new Map<string, Set<number>>(['1', '2', '3'].map((id) => [id, new Set()]));
      for (const taken of steps) {
        const own = members.get(taken.person);
        const ofOwn = unread.get(taken.person);
        if (!own || !ofOwn) continue;
        if (taken.kind === 'send' && own.left === null) {
          senders.push(taken.person);
          for (const [id, { left }] of members)
            if (id !== taken.person && left === null) unread.get(id)?.add(senders.length);
        } else if (taken.kind === 'see') {
          // A device that has not shown the newest ones yet.
          const number = Math.max(0, senders.length - taken.back);
          members.set(taken.person, afterSeeing(own, number, senders.length));
          for (const one of ofOwn) if (one <= number) ofOwn.delete(one);
        } else if (taken.kind === 'leave') {
          members.set(taken.person, afterLeaving(own, senders.length));
          ofOwn.clear();
        } else if (taken.kind === 'join' && own.left !== null) {
          members.set(taken.person, joinedAfter(senders.length));
        }
        for (const [id, membership] of members)
          expect(countUnread(membership, { senders, member: id })).toBe(unread.get(id)?.size);
      }
    }),
  );
});
