import { expect, test } from 'vitest';
import { type ReopeningRefusal, whyCourseIsKept, whyNotReopened, whyPlaceIsKept } from './whyNotReopened.ts';

const approved = { status: 'approved', name: 'An', asked_again: false } as const;
const kept: ReopeningRefusal = { code: 'begunToLearn', params: { name: 'An' } };

test.each<[Partial<Parameters<typeof whyNotReopened>[0]>, ReopeningRefusal | null, string | undefined]>([
  [{}, null, undefined],
  [{}, kept, 'begunToLearn'],
  [{ status: 'pending' }, null, 'noDecisionToUndo'],
  [{ status: 'withdrawn' }, null, 'noDecisionToUndo'],
  [{ asked_again: true }, null, 'askedAgainSince'],
  [{ asked_again: true }, kept, 'askedAgainSince'],
  [{ status: 'denied' }, kept, undefined],
  [{ status: 'denied', asked_again: true }, null, 'askedAgainSince'],
])('a decision with %j, and %j: %s', (facts, whyKept, code) => {
  expect(whyNotReopened({ ...approved, ...facts }, whyKept)?.code).toBe(code);
});

test.each([
  [{ keeps_place: true, has_work: false }, undefined],
  [{ keeps_place: true, has_work: true }, 'begunToLearn'],
  [{ keeps_place: false, has_work: true }, 'begunToLearn'],
  [{ keeps_place: false, has_work: false }, 'placeChangedSince'],
])('a place with %j: %s', (facts, code) => {
  expect(whyPlaceIsKept('An', facts)?.code).toBe(code);
});

test.each([
  [{ keeps_course: true, course_taken: false }, undefined],
  [{ keeps_course: false, course_taken: false }, 'courseChangedSince'],
  [{ keeps_course: true, course_taken: true }, 'courseTakenSince'],
])('a public course with %j: %s', (facts, code) => {
  expect(whyCourseIsKept('Kỹ năng giao tiếp', facts)?.code).toBe(code);
});

test('the refusal names the course', () => {
  expect(whyCourseIsKept('Kỹ năng giao tiếp', { keeps_course: true, course_taken: true })).toMatchObject({
    params: { course: 'Kỹ năng giao tiếp' },
  });
});
