import type { ClassCourse, CourseCompletion, ResultRating, CourseResult } from '@sen/api/contract/model';
import { points, sumOfPoints } from '../exams/hundredths.ts';
import { type CompletionFacts, completionOf, countedResults, waitingExams } from './completionOf.ts';

/** From the best to the lowest: Giỏi, Khá, Trung bình. */
export const courseRatings = ['excellent', 'good', 'average'] as const satisfies readonly ResultRating[];

/** What a class asks for, as it has taken it over from its course. */
export type Thresholds = Pick<ClassCourse, 'certificate_score' | ResultRating>;

/** Nothing is left to do and nothing left to reach. */
export const completedStates: readonly CourseCompletion[] = ['completed', 'pass'];

export function isCompleted(completion: CourseCompletion): boolean {
  return completedStates.includes(completion);
}

/** What a student has reached in a class: the one computation behind its pages, certificates, badges and reports. */
export function courseResult(facts: CompletionFacts, thresholds: Thresholds): CourseResult {
  const completion = completionOf(facts);
  const results = countedResults(facts.exams);
  const score = scoreOf(results);
  // A result that is still hidden may end in 'not passed'.
  const isSettled = isCompleted(completion) && !results.includes(null);
  return {
    completion,
    score,
    rating: isSettled && score !== null ? ratingOf(score, thresholds) : null,
    certificate: isSettled && reaches(score, thresholds.certificate_score),
    waiting: waitingExams(facts.exams).length > 0,
  };
}

function scoreOf(results: readonly (number | null)[]): number | null {
  const known = results.filter((result) => result !== null);
  if (known.length === 0 || known.length < results.length) return null;
  return points((sumOfPoints(known) * 100) / known.length);
}

function ratingOf(score: number, thresholds: Thresholds): ResultRating | null {
  return (
    courseRatings.find((rating) => {
      const least = thresholds[rating];
      return least !== null && score >= least;
    }) ?? null
  );
}

/** A course without results has nothing that could fall short. */
function reaches(score: number | null, least: number | null): boolean {
  return least === null || score === null || score >= least;
}
