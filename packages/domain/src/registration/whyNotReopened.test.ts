import { expect, test } from 'vitest';
import { type DecidedFacts, whyNotReopened } from './whyNotReopened.ts';

const placed: DecidedFacts = {
  kind: 'class',
  status: 'approved',
  name: 'An',
  course_name: null,
  asked_again: false,
  keeps_place: true,
  has_work: false,
  keeps_course: false,
  course_taken: false,
};
const published: Partial<DecidedFacts> = {
  kind: 'public_course',
  course_name: 'Kỹ năng giao tiếp',
  keeps_place: false,
  keeps_course: true,
};

test.each<[Partial<DecidedFacts>, string | undefined]>([
  [{}, undefined],
  [{ kind: 'account' }, undefined],
  [{ status: 'pending' }, 'noDecisionToUndo'],
  [{ status: 'withdrawn' }, 'noDecisionToUndo'],
  [{ asked_again: true }, 'askedAgainSince'],
  [{ has_work: true }, 'begunToLearn'],
  [{ has_work: true, keeps_place: false }, 'begunToLearn'],
  [{ keeps_place: false }, 'placeChangedSince'],
  [{ status: 'denied', keeps_place: false }, undefined],
  [{ status: 'denied', asked_again: true }, 'askedAgainSince'],
  [published, undefined],
  [{ ...published, keeps_course: false }, 'courseChangedSince'],
  [{ ...published, course_taken: true }, 'courseTakenSince'],
  [{ ...published, status: 'denied', keeps_course: false, course_taken: true }, undefined],
])('a decision with %j: %s', (facts, code) => {
  expect(whyNotReopened({ ...placed, ...facts })?.code).toBe(code);
});

test('the refusal names the course', () => {
  expect(whyNotReopened({ ...placed, ...published, course_taken: true })).toMatchObject({
    params: { course: 'Kỹ năng giao tiếp' },
  });
});
