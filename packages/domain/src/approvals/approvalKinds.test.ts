import { expect, test } from 'vitest';
import { approvalKinds } from './approvalKinds.ts';

test.each([
  ['account', null, 'unit:1'],
  ['class', null, 'unit:1'],
  ['free_course', '7', 'course:7'],
  ['public_course', '7', null],
  ['topic_unit', null, null],
  ['topic_system', null, null],
] as const)('%s of course %s is placed in %s', (kind, course_id, place) => {
  expect(approvalKinds[kind].place({ company_id: '1', course_id })).toBe(place);
});
