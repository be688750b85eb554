import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { classTimings } from '../classes/timing.ts';
import type { CountedExam } from './completionOf.ts';
import { courseResult, type Thresholds } from './courseResult.ts';
import { type ExplainedFacts, missingConditions } from './missingConditions.ts';

const exam = (changes: Partial<CountedExam> = {}): CountedExam => ({
  handed_in: true,
  best_score: 80,
  waits: false,
  weight: 100,
  is_final: false,
  ...changes,
});
const final = (best_score: number | null) => exam({ best_score, weight: null, is_final: true });
const facts = (changes: Partial<ExplainedFacts> = {}): ExplainedFacts => ({
  timing: 'happening',
  completion_score: 50,
  exams: [exam()],
  lessons: { total: 5, done: 5 },
  others: { total: 5, done: 5 },
  ...changes,
});
const thresholds: Thresholds = { average: 50, good: 70, excellent: 90, certificate_score: 75 };

test.each<[string, ExplainedFacts, [string, number | null, number | null][]]>([
  ['nothing', facts(), []],
  [
    'lessons and exams yet to be assigned, each for itself',
    facts({ lessons: { total: 5, done: 4 }, others: { total: 7, done: 4 } }),
    [
      ['lessons', 4, 5],
      ['planned', 0, 2],
    ],
  ],
  [
    'an exam that was not handed in',
    facts({ exams: [exam(), exam({ handed_in: false, best_score: null, weight: null })] }),
    [['exams', 1, 2]],
  ],
  [
    'a final exam that was not passed, and the score of the certificate',
    facts({ exams: [exam({ best_score: 60 }), final(40)] }),
    [
      ['final_score', 40, 50],
      ['certificate_score', 50, 75],
    ],
  ],
  [
    'chapters that were not passed',
    facts({ exams: [exam({ best_score: 49.99 }), final(99.99)] }),
    [
      ['chapter_score', 49.99, 50],
      ['certificate_score', 74.99, 75],
    ],
  ],
  ['a result that is not released', facts({ exams: [exam(), final(null)] }), [['unreleased', null, null]]],
  [
    'marks that are not all given, beside what is final',
    facts({ exams: [exam({ best_score: 40, waits: true }), { ...final(null), waits: true }] }),
    [
      ['unmarked', null, 2],
      ['chapter_score', 40, 50],
    ],
  ],
  ['nothing, although a further attempt waits', facts({ exams: [exam({ waits: true })] }), []],
  [
    'a class that has nothing to do yet',
    facts({ exams: [], lessons: { total: 0, done: 0 }, others: { total: 0, done: 0 } }),
    [['nothing_yet', null, null]],
  ],
])('%s', (_, known, missing) => {
  expect(missingConditions(known, thresholds)).toEqual(
    missing.map(([what, has, needs]) => ({ what, has, needs })),
  );
});

const score = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const anyExam = fc
  .record({
    handed_in: fc.boolean(),
    best_score: score,
    waits: fc.boolean(),
    weight: score,
    is_final: fc.boolean(),
  })
  // A score that is seen is one of an attempt that was handed in, and so is what waits to be marked.
  .map(({ best_score, waits, ...one }) => ({
    ...one,
    best_score: one.handed_in ? best_score : null,
    waits: one.handed_in && waits,
  }));
const anyFacts = fc
  .record({
    timing: fc.constantFrom(...classTimings),
    completion_score: score,
    exams: fc.array(anyExam, { maxLength: 4 }),
    lessons: fc.array(fc.boolean(), { maxLength: 3 }),
    planned: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ lessons: each, planned, ...rest }): ExplainedFacts => {
    const lessons = { total: each.length, done: each.filter(Boolean).length };
    return { ...rest, lessons, others: { total: lessons.total + planned, done: lessons.done } };
  });

test('something is missing exactly while the certificate is not earned', () => {
  fc.assert(
    fc.property(anyFacts, score, (known, certificate_score) => {
      const asked = { ...thresholds, certificate_score };
      const missing = missingConditions(known, asked);
      expect(missing.length === 0).toBe(courseResult(known, asked).certificate);
    }),
  );
});
