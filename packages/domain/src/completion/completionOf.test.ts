import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { classTimings } from '../classes/timing.ts';
import {
  chapterScore,
  type CompletionFacts,
  completionOf,
  type CountedExam,
  countedResults,
} from './completionOf.ts';

const exam: CountedExam = { handed_in: true, best_score: 80, waits: false, weight: 100, is_final: false };
const facts: CompletionFacts = {
  timing: 'happening',
  completion_score: 50,
  exams: [exam],
  others: { total: 0, done: 0 },
};
const none = { ...exam, handed_in: false, best_score: null };
const final = { ...exam, weight: null, is_final: true };

test.each<[string, Partial<CompletionFacts>, string]>([
  ['all handed in, the score reached', {}, 'pass'],
  ['the score reached exactly', { exams: [{ ...exam, best_score: 50 }] }, 'pass'],
  ['something left', { exams: [exam, none] }, 'not_completed'],
  ['something left when it is over', { exams: [exam, none], timing: 'finished' }, 'unfinished'],
  ['below the score, which may still be reached', { exams: [{ ...exam, best_score: 49 }] }, 'not_completed'],
  [
    'below the score when it is over',
    { exams: [{ ...exam, best_score: 49 }], timing: 'finished' },
    'not_pass',
  ],
  ['a result that is not shown', { exams: [{ ...exam, best_score: null }] }, 'completed'],
  ['marks not all given', { exams: [{ ...exam, best_score: null, waits: true }] }, 'not_completed'],
  [
    'marks not all given when it is over',
    { exams: [{ ...exam, best_score: 49, waits: true }], timing: 'finished' },
    'not_completed',
  ],
  ['the score reached before marks are all given', { exams: [{ ...exam, waits: true }] }, 'pass'],
  [
    'no score to reach, whatever the marks',
    { completion_score: null, exams: [{ ...exam, waits: true }] },
    'completed',
  ],
  ['no score to reach', { completion_score: null }, 'completed'],
  ['exams that do not count', { exams: [{ ...exam, weight: null }] }, 'completed'],
  ['nothing to do yet', { exams: [] }, 'not_completed'],
  ['nothing was to do', { exams: [], timing: 'finished' }, 'completed'],
  ['an exam that is yet to be assigned', { others: { total: 1, done: 0 } }, 'not_completed'],
  ['the final exam failed', { exams: [exam, { ...final, best_score: 40 }], timing: 'finished' }, 'not_pass'],
  ['both reached', { exams: [exam, { ...final, best_score: 60 }] }, 'pass'],
  [
    'the weighted mean reached',
    {
      exams: [
        { ...exam, weight: 70, best_score: 60 },
        { ...exam, weight: 30, best_score: 30 },
      ],
    },
    'pass',
  ],
])('%s', (_, change, completion) => {
  expect(completionOf({ ...facts, ...change })).toBe(completion);
});

test('a final exam that has a weight is among the chapters too', () => {
  const exams = [
    { ...exam, weight: 50, best_score: 80 },
    { ...final, weight: 50, best_score: 60 },
  ];
  expect(chapterScore(exams)).toBe(70);
  expect(countedResults(exams)).toEqual([70, 60]);
  expect(chapterScore([final])).toBeUndefined();
});

const examOf = fc.record({
  handed_in: fc.boolean(),
  waits: fc.boolean(),
  best_score: fc.option(fc.integer({ min: 0, max: 100 })),
  weight: fc.option(fc.integer({ min: 1, max: 100 })),
  is_final: fc.boolean(),
});

test('what is left to do decides first, and a class that is over has an end', () => {
  fc.assert(
    fc.property(
      fc.array(examOf),
      fc.constantFrom(...classTimings),
      fc.nat(3),
      fc.option(fc.integer({ min: 0, max: 100 })),
      (exams, timing, total, completion_score) => {
        const completion = completionOf({ timing, completion_score, exams, others: { total, done: 0 } });
        const isLeft = total > 0 || exams.some(({ handed_in }) => !handed_in);
        if (timing === 'finished') {
          if (completion === 'not_completed') expect(exams.some(({ waits }) => waits)).toBe(true);
          expect(completion === 'unfinished').toBe(isLeft);
        } else {
          expect(['unfinished', 'not_pass']).not.toContain(completion);
          if (isLeft) expect(completion).toBe('not_completed');
        }
      },
    ),
  );
});
