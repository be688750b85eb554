import * as fc from 'fast-check';
import type { Role } from '@sen/api/contract/model';
import { expect, test } from 'vitest';
import { roles } from '../access/roles.ts';
import { type ChatReceiver, type ChatRelation, hasGroupTab, mayWriteTo, receiversOf } from './mayWriteTo.ts';

const stranger: ChatRelation = {
  sameUnit: false,
  sharesClass: false,
  teachesInUnit: false,
  isTaughtInUnit: false,
  hasWritten: false,
};
const person = (role: Role, id: string): ChatReceiver => ({ id, role, state: 'active' });

function verdictOf(from: Role, to: Role, relation: Partial<ChatRelation>, state = 'active'): string {
  const receiver = { ...person(to, '2'), state: state as ChatReceiver['state'] };
  const verdict = mayWriteTo(person(from, '1'), receiver, { ...stranger, ...relation });
  return verdict.allowed ? 'yes' : verdict.code;
}

test.each<[Role, Partial<ChatRelation>, Role[]]>([
  ['super-admin', {}, [...roles]],
  ['admin', {}, ['super-admin']],
  ['admin', { sameUnit: true }, [...roles]],
  ['teacher', {}, []],
  ['teacher', { sameUnit: true }, ['admin', 'teacher', 'student', 'wwo', 'sponsor']],
  ['teacher', { sharesClass: true }, ['admin', 'student']],
  ['teacher', { teachesInUnit: true }, ['admin', 'student']],
  ['student', {}, []],
  ['student', { sameUnit: true }, ['admin']],
  ['student', { sharesClass: true }, ['teacher', 'student']],
  ['wwo', {}, ['super-admin']],
  ['wwo', { sameUnit: true }, ['super-admin', 'admin']],
  ['sponsor', { sameUnit: true, sharesClass: true }, ['super-admin', 'admin']],
])('%s with %j writes to %j', (from, relation, expected) => {
  expect(roles.filter((to) => verdictOf(from, to, relation) === 'yes')).toEqual(expected);
});

test('who was written to may answer, while the other may still write', () => {
  expect(verdictOf('student', 'super-admin', { hasWritten: true })).toBe('yes');
  expect(verdictOf('student', 'teacher', { hasWritten: true, sameUnit: true })).toBe('yes');
  expect(verdictOf('student', 'teacher', { hasWritten: true, isTaughtInUnit: true })).toBe('yes');
  expect(verdictOf('student', 'teacher', { hasWritten: true })).toBe('chatPersonUnreachable');
  expect(verdictOf('wwo', 'teacher', { hasWritten: true, sameUnit: true })).toBe('yes');
});

test('nobody writes to a locked account, to one that is not ready, or to oneself', () => {
  expect(verdictOf('super-admin', 'student', {}, 'locked')).toBe('chatPersonLocked');
  expect(verdictOf('super-admin', 'student', {}, 'notReady')).toBe('chatPersonNotReady');
  // Whether an account of another unit is locked is not told.
  expect(verdictOf('admin', 'student', {}, 'locked')).toBe('chatPersonUnreachable');
  const verdict = mayWriteTo(person('admin', '1'), person('admin', '1'), { ...stranger, sameUnit: true });
  expect(verdict).toEqual({ allowed: false, code: 'chatWithOneself' });
});

test('the receivers of a role are those of the table', () => {
  expect(receiversOf('student')).toEqual([
    { reach: 'unit', roles: ['admin'] },
    { reach: 'class', roles: ['teacher', 'student'] },
  ]);
  expect(receiversOf('super-admin')).toEqual([{ reach: 'anywhere', roles: [...roles] }]);
  expect(roles.filter(hasGroupTab)).toEqual(['teacher', 'student']);
});

test('more in common never reaches fewer people', () => {
  const some = fc.record({
    sameUnit: fc.boolean(),
    sharesClass: fc.boolean(),
    teachesInUnit: fc.boolean(),
    isTaughtInUnit: fc.boolean(),
    hasWritten: fc.boolean(),
  });
  const role = fc.constantFrom(...roles);
  fc.assert(
    fc.property(role, role, some, some, (from, to, one, other) => {
      const both = Object.fromEntries(
        Object.entries(one).map(([name, value]) => [name, value || other[name as keyof ChatRelation]]),
      );
      if (verdictOf(from, to, one) === 'yes') expect(verdictOf(from, to, both)).toBe('yes');
    }),
  );
});
