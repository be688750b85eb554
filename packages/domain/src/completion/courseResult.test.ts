import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { classTimings } from '../classes/timing.ts';
import type { CompletionFacts, CountedExam } from './completionOf.ts';
import { courseResult, isCompleted, type Thresholds } from './courseResult.ts';
import { hasMissedCertificate } from './hasMissedCertificate.ts';

const exam = (changes: Partial<CountedExam>): CountedExam => ({
  handed_in: true,
  best_score: 80,
  waits: false,
  weight: 100,
  is_final: false,
  ...changes,
});
const final = (best_score: number | null) => exam({ best_score, weight: null, is_final: true });
const facts = (exams: CountedExam[], changes: Partial<CompletionFacts> = {}): CompletionFacts => ({
  timing: 'happening',
  completion_score: 50,
  exams,
  others: { total: 0, done: 0 },
  ...changes,
});
const thresholds: Thresholds = { average: 50, good: 70, excellent: 90, certificate_score: 75 };

test.each([
  ['the mean of chapters', [exam({ weight: 30, best_score: 60 }), exam({ weight: 70, best_score: 90 })], 81],
  ['a final exam counts as much as all chapters', [exam({ best_score: 60 }), final(91)], 75.5],
  ['a final exam alone', [final(88)], 88],
  ['exams that do not count', [exam({ weight: null })], null],
  ['a result that the student does not see yet', [exam({}), final(null)], null],
  ['thirds have two decimals', [exam({ best_score: 100 }), final(50), final(50)], 66.67],
])('%s', (_, exams, score) => {
  expect(courseResult(facts(exams), thresholds).score).toBe(score);
});

test.each([
  [100, 'excellent', true],
  [90, 'excellent', true],
  [89.99, 'good', true],
  [75, 'good', true],
  [74.99, 'good', false],
  [70, 'good', false],
  [69, 'average', false],
  [50, 'average', false],
  [49, null, false],
])('%d is rated %s, with a certificate: %s', (best_score, rating, certificate) => {
  expect(courseResult(facts([exam({ best_score })]), thresholds)).toMatchObject({ rating, certificate });
});

test('what is shown decides: a mean that reads as 90 is excellent', () => {
  const exams = [exam({ weight: 33.33, best_score: 89.99 }), exam({ weight: 66.67, best_score: 90 })];
  expect(courseResult(facts(exams), thresholds)).toMatchObject({ score: 90, rating: 'excellent' });
});

test('a course without exams that count gives a certificate and no rating', () => {
  const done = facts([], { others: { total: 3, done: 3 } });
  expect(courseResult(done, thresholds)).toEqual({
    completion: 'completed',
    score: null,
    rating: null,
    certificate: true,
    waiting: false,
  });
});

test('a result that is still hidden earns nothing yet', () => {
  expect(courseResult(facts([exam({ best_score: null })]), thresholds)).toEqual({
    completion: 'completed',
    score: null,
    rating: null,
    certificate: false,
    waiting: false,
  });
});

const examOf = fc.record({
  handed_in: fc.boolean(),
  waits: fc.boolean(),
  best_score: fc.option(fc.integer({ min: 0, max: 10_000 }).map((score) => score / 100)),
  weight: fc.option(fc.integer({ min: 1, max: 100 })),
  is_final: fc.boolean(),
});

test('nobody is rated or certified before the course is completed, and no score leaves the scale', () => {
  fc.assert(
    fc.property(
      fc.array(examOf, { maxLength: 12 }),
      fc.constantFrom(...classTimings),
      fc.option(fc.integer({ min: 0, max: 50 })),
      (exams, timing, completion_score) => {
        const { completion, score, rating, certificate } = courseResult(
          facts(exams, { timing, completion_score }),
          thresholds,
        );
        if (score !== null) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
        if (!isCompleted(completion)) expect([rating, certificate]).toEqual([null, false]);
      },
    ),
  );
});

test('a better result never lowers what was reached', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 6 }), (scores) => {
      const resultOf = (all: number[]) =>
        courseResult(facts(all.map((best_score) => exam({ best_score, weight: 10 }))), thresholds);
      const before = resultOf(scores);
      const after = resultOf(scores.map((score, at) => (at === 0 ? score + 1 : score)));
      expect(after.score).toBeGreaterThanOrEqual(before.score ?? 0);
      expect(Number(after.certificate)).toBeGreaterThanOrEqual(Number(before.certificate));
    }),
  );
});

test('what waits to be marked earns nothing and fails nothing', () => {
  const waiting = exam({ best_score: null, waits: true });
  for (const timing of classTimings)
    expect(courseResult(facts([waiting], { timing }), thresholds)).toEqual({
      completion: 'not_completed',
      score: null,
      rating: null,
      certificate: false,
      waiting: true,
    });
});

test('a final attempt counts beside one that waits, and cannot fail meanwhile', () => {
  const resultOf = (best_score: number) =>
    courseResult(facts([exam({ best_score, waits: true })], { timing: 'finished' }), thresholds);
  expect(resultOf(80)).toEqual({
    completion: 'pass',
    score: 80,
    rating: 'good',
    certificate: true,
    waiting: true,
  });
  expect(resultOf(40)).toMatchObject({
    completion: 'not_completed',
    score: 40,
    rating: null,
    certificate: false,
  });
});

const classOf = fc.record({
  exams: fc.array(
    // Who waits to be marked has handed in.
    examOf.map((one) => ({ ...one, handed_in: one.handed_in || one.waits })),
    { maxLength: 6 },
  ),
  timing: fc.constantFrom(...classTimings),
  completion_score: fc.option(fc.integer({ min: 0, max: 100 })),
});

test('what waits never decides: whatever the marks are, nothing that was given is taken back and nobody failed before', () => {
  fc.assert(
    fc.property(
      classOf,
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }),
      (given, marks) => {
        const { exams, ...others } = given;
        const marked = exams.map((one, at) =>
          one.waits
            ? { ...one, waits: false, best_score: Math.max(one.best_score ?? 0, marks[at] ?? 0) }
            : one,
        );
        const before = courseResult(facts(exams, others), thresholds);
        const after = courseResult(facts(marked, others), thresholds);
        expect(after.waiting).toBe(false);
        if (before.waiting) expect(before.completion).not.toBe('not_pass');
        if (!before.certificate && hasMissedCertificate(given.timing, before))
          expect(after.certificate).toBe(false);
        if (before.certificate) expect(after.certificate).toBe(true);
        if (before.rating !== null) expect(after.score).toBeGreaterThanOrEqual(before.score ?? 0);
        if (before.completion === 'pass') expect(after.completion).toBe('pass');
      },
    ),
  );
});

test('marks that wait in an exam that does not count change nothing', () => {
  const counted = exam({});
  const other = exam({ weight: null, best_score: null });
  expect(courseResult(facts([counted, { ...other, waits: true }]), thresholds)).toEqual(
    courseResult(facts([counted, other]), thresholds),
  );
});
