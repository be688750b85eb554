import { expect, test } from 'vitest';
import {
  checkGroupTitle,
  checkMemberCount,
  groupTitle,
  mayEditGroup,
  mayLeaveGroup,
  mayWriteToGroup,
} from './groupRules.ts';

const member = { isOfClass: false, isAdministrator: false, leftAt: null };
const leftAt = new Date('2026-11-28T09:30:00Z');
const codeOf = (verdict: { allowed: boolean; code?: string }) => (verdict.allowed ? 'yes' : verdict.code);

test('a group needs a title of at most 200 characters', () => {
  expect(groupTitle(' Tổ  chuyên môn \u200B')).toBe('Tổ chuyên môn');
  expect(checkGroupTitle(' ').map(({ code }) => code)).toEqual(['thisFieldIsRequired']);
  expect(checkGroupTitle(undefined)).toHaveLength(1);
  expect(checkGroupTitle('a'.repeat(200))).toEqual([]);
  expect(checkGroupTitle('a'.repeat(201)).map(({ code }) => code)).toEqual(['chatTitleTooLong']);
});

test.each([
  [1, ['chatTooFewMembers']],
  [2, []],
  [500, []],
  [501, ['chatTooManyMembers']],
])('a group of %i people: %j', (count, codes) => {
  expect(checkMemberCount('user_ids', count).map(({ code }) => code)).toEqual(codes);
});

test('members write, administrators edit, and the group of a class follows the class', () => {
  expect(codeOf(mayWriteToGroup(member))).toBe('yes');
  expect(codeOf(mayWriteToGroup({ isOfClass: false, leftAt }))).toBe('chatGroupLeft');
  // The teacher of the class decides who is in it.
  expect(codeOf(mayWriteToGroup({ isOfClass: true, leftAt }))).toBe('chatClassLeft');
  expect(codeOf(mayEditGroup(member))).toBe('chatGroupNotAdministrator');
  expect(codeOf(mayEditGroup({ ...member, isAdministrator: true }))).toBe('yes');
  expect(codeOf(mayEditGroup({ ...member, isAdministrator: true, leftAt }))).toBe(
    'chatGroupNotAdministrator',
  );
  expect(codeOf(mayEditGroup({ ...member, isAdministrator: true, isOfClass: true }))).toBe(
    'chatGroupOfClass',
  );
});

test.each([
  [{}, { members: 5, administrators: 1 }, 'yes'],
  [{ isAdministrator: true }, { members: 5, administrators: 1 }, 'yes'],
  [{ isAdministrator: true }, { members: 5, administrators: 0 }, 'chatGroupNeedsAdministrator'],
  [{ isAdministrator: true }, { members: 5, administrators: 0, namesAdministrator: true }, 'yes'],
  [{ isAdministrator: true }, { members: 0, administrators: 0 }, 'yes'],
  [{ leftAt }, { members: 5, administrators: 1 }, 'chatGroupLeft'],
  [{ isOfClass: true }, { members: 5, administrators: 1 }, 'chatGroupOfClass'],
])('%j leaves %j: %s', (change, others, expected) => {
  const verdict = mayLeaveGroup({ ...member, ...change }, { namesAdministrator: false, ...others });
  expect(codeOf(verdict)).toBe(expected);
});
