import type { TestedStudent, TestResult, TrainingComparison } from '@sen/api/contract/model';
import { points } from '../exams/hundredths.ts';

/** Points after minus points before; null while one of them is missing. */
export function changeOf(before: Pick<TestResult, 'score'>, after: Pick<TestResult, 'score'>): number | null {
  return before.score === null || after.score === null ? null : points((after.score - before.score) * 100);
}

/** What a group has reached before and after; averages of both tests are also those of the students who took both. */
export function compareTests(students: readonly TestedStudent[]): TrainingComparison['group'] {
  const both = students.flatMap(({ pretest, posttest, change }) =>
    pretest.score === null || posttest.score === null || change === null
      ? []
      : [{ before: pretest.score, after: posttest.score, change }],
  );
  return {
    pretest: averageOf(students.map(({ pretest }) => pretest.score)),
    posttest: averageOf(students.map(({ posttest }) => posttest.score)),
    both: {
      count: both.length,
      before: averageOf(both.map(({ before }) => before)).average,
      after: averageOf(both.map(({ after }) => after)).average,
      change: averageOf(both.map(({ change }) => change)).average,
      better: both.filter(({ change }) => change > 0).length,
      same: both.filter(({ change }) => change === 0).length,
      worse: both.filter(({ change }) => change < 0).length,
    },
  };
}

function averageOf(scores: readonly (number | null)[]): { count: number; average: number | null } {
  const given = scores.filter((score) => score !== null);
  const sum = given.reduce((total, score) => total + score, 0);
  return { count: given.length, average: given.length === 0 ? null : points((sum * 100) / given.length) };
}
