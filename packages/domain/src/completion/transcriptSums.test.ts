import type { CourseResult } from '@sen/api/contract/model';
import { expect, test } from 'vitest';
import { transcriptSums } from './transcriptSums.ts';

const of = (completion: CourseResult['completion'], score: number | null) => ({
  studied_seconds: 60,
  result: { completion, score, rating: null, certificate: false, waiting: false },
});

test('only completed courses count, and of these only those with a score have a mean', () => {
  const courses = [
    of('pass', 80),
    of('completed', null),
    of('pass', 75.5),
    of('not_pass', 10),
    of('not_completed', 90),
    { studied_seconds: 5, result: null },
  ];
  expect(transcriptSums(courses)).toEqual({ completed_count: 3, average_score: 77.75, studied_seconds: 305 });
});

test('nothing has no mean', () => {
  expect(transcriptSums([])).toEqual({ completed_count: 0, average_score: null, studied_seconds: 0 });
});
