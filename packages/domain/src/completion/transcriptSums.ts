import type { Transcript, TranscriptCourse } from '@sen/api/contract/model';
import { points, sumOfPoints } from '../exams/hundredths.ts';
import { isCompleted } from './courseResult.ts';

type Summed = Pick<TranscriptCourse, 'result' | 'studied_seconds'>;

/** The figures above a transcript: how many courses are completed, their mean score, and the time of study. */
export function transcriptSums(
  courses: readonly Summed[],
): Pick<Transcript, 'completed_count' | 'average_score' | 'studied_seconds'> {
  const completed = courses.flatMap(({ result }) =>
    result !== null && isCompleted(result.completion) ? [result] : [],
  );
  const scores = completed.flatMap(({ score }) => (score === null ? [] : [score]));
  return {
    completed_count: completed.length,
    average_score: scores.length === 0 ? null : points((sumOfPoints(scores) * 100) / scores.length),
    studied_seconds: courses.reduce((sum, { studied_seconds }) => sum + studied_seconds, 0),
  };
}
