import type { ApprovalStatus } from '@sen/api/contract/model';
import { expect, test } from 'vitest';
import type { Verdict } from '../errors/verdict.ts';
import { mayAskForFreeCourse, mayAskForPublic, mayWithdraw, mayWithdrawPublic } from './freeCourseRules.ts';

const codeOf = (verdict: Verdict) => (verdict.allowed ? undefined : verdict.code);

test.each<[boolean, ApprovalStatus | null, string | undefined]>([
  [false, null, undefined],
  [false, 'denied', undefined],
  [false, 'withdrawn', undefined],
  // The class of the approval has ended: the course may be taken again.
  [false, 'approved', undefined],
  [false, 'pending', 'freeCourseAlreadyAsked'],
  [true, null, 'alreadyInCourse'],
  [true, 'pending', 'alreadyInCourse'],
])('asking, in a class: %s, asked: %s gives %s', (attends, asked, code) => {
  expect(codeOf(mayAskForFreeCourse({ attends, asked }))).toBe(code);
});

test.each<[ApprovalStatus | null, boolean]>([
  ['pending', true],
  [null, false],
  ['approved', false],
  ['denied', false],
  ['withdrawn', false],
])('a request that is %s can be withdrawn: %s', (asked, may) => {
  expect(mayWithdraw(asked).allowed).toBe(may);
});

const since = new Date('2026-11-20T02:00:00Z');
test.each<[Date | null, ApprovalStatus | null, string | undefined, string | undefined]>([
  [null, null, undefined, 'courseNotPublic'],
  [null, 'denied', undefined, 'courseNotPublic'],
  [null, 'pending', 'publicAlreadyAsked', undefined],
  [since, 'approved', 'courseAlreadyPublic', undefined],
  [since, null, 'courseAlreadyPublic', undefined],
])('public since %s, asked: %s: asking gives %s, withdrawing %s', (public_since, public_asked, ask, back) => {
  const facts = { course_name: 'Giao tiếp', public_since, public_asked };
  expect(codeOf(mayAskForPublic(facts))).toBe(ask);
  expect(codeOf(mayWithdrawPublic(facts))).toBe(back);
});
