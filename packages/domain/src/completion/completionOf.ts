import type { ClassTiming, CourseCompletion } from '@sen/api/contract/model';
import { hundredths, points } from '../exams/hundredths.ts';

/** An exam of a class that its student takes. */
export interface CountedExam {
  readonly handed_in: boolean;
  /** The best final result that the student may see, 0 to 100; null while there is none. */
  readonly best_score: number | null;
  /** An attempt waits to be marked, which may become the best one. */
  readonly waits: boolean;
  /** Percent of the score of the course; null where it does not count in it. */
  readonly weight: number | null;
  /** The final exam of the course, whose own result must reach the completion score. */
  readonly is_final: boolean;
}

/** What the completion of a course depends on. */
export interface CompletionFacts {
  readonly timing: ClassTiming;
  readonly completion_score: number | null;
  readonly exams: readonly CountedExam[];
  /** What else the class asks for: lessons, and exams that are yet to be assigned. */
  readonly others: { readonly total: number; readonly done: number };
}

/**
 * The completion of a course by the student of one of its classes. Only final results count; while marks of an exam that counts are not
 * all given, the completion stays open instead of failing.
 */
export function completionOf({ timing, completion_score, exams, others }: CompletionFacts): CourseCompletion {
  const isOver = timing === 'finished';
  const total = exams.length + others.total;
  const done = exams.filter(({ handed_in }) => handed_in).length + others.done;
  if (done < total) return isOver ? 'unfinished' : 'not_completed';
  // More may be assigned while the class takes place.
  if (total === 0) return isOver ? 'completed' : 'not_completed';
  const results = countedResults(exams);
  if (completion_score === null || results.length === 0) return 'completed';
  if (results.every((result) => result !== null && result >= completion_score)) return 'pass';
  if (waitingExams(exams).length > 0) return 'not_completed';
  if (results.includes(null)) return 'completed';
  return isOver ? 'not_pass' : 'not_completed';
}

/**
 * The results that count for a course, 0 to 100 with two decimals; null for one that the student does not see yet. Each of them must
 * reach the completion score.
 */
export function countedResults(exams: readonly CountedExam[]): (number | null)[] {
  const finals = exams.filter(({ is_final }) => is_final).map(({ best_score }) => best_score);
  const chapters = chapterScore(exams);
  return chapters === undefined ? finals : [chapters, ...finals];
}

/** Whether an exam has a part in the score of the course. */
export const isCounted = ({ weight, is_final }: CountedExam): boolean => is_final || (weight ?? 0) > 0;

/** The exams that count of which marks are not all given. */
export function waitingExams<Exam extends CountedExam>(exams: readonly Exam[]): Exam[] {
  return exams.filter((exam) => exam.waits && isCounted(exam));
}

/** The weighted mean of the chapters' exams, a final exam that has a weight among them; undefined when none has a weight. */
export function chapterScore(exams: readonly CountedExam[]): number | null | undefined {
  const weighed = exams.flatMap(({ weight, best_score }) =>
    weight === null || weight === 0 ? [] : [{ weight, best_score }],
  );
  return weighed.length > 0 ? weightedMean(weighed) : undefined;
}

/** Rounded as it is shown: what reads as 80 has reached 80. */
function weightedMean(exams: readonly { weight: number; best_score: number | null }[]): number | null {
  let [sum, weights] = [0, 0];
  for (const { weight, best_score } of exams) {
    if (best_score === null) return null;
    sum += hundredths(weight) * hundredths(best_score);
    weights += hundredths(weight);
  }
  return points(sum / weights);
}
