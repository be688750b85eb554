import type { RequestKind } from '@sen/api/contract/model';
import { expect, test } from 'vitest';
import { approvedTogether } from './approvedTogether.ts';

const of = (kind: RequestKind, course_id: string | null = null) => ({ kind, course_id });

test.each([
  [[of('account'), of('class')], true],
  [[of('free_course', '7'), of('free_course', '7')], true],
  [[of('public_course', '7'), of('public_course', '8')], true],
  [[of('free_course', '7'), of('free_course', '8')], false],
  [[of('account'), of('free_course', '7')], false],
  [[of('free_course', '7'), of('public_course', '7')], false],
])('%j together: %s', (rows, may) => {
  expect(approvedTogether(rows).allowed).toBe(may);
});
