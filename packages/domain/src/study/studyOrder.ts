import type { ClassTiming } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** One thing to study, in its place among all of a class. */
export interface StudyStep {
  readonly title: string;
  /** Whether it is closed until what is before it is done. */
  readonly waits: boolean;
  /** Whether what follows waits for it: it can be done now, or could have been. */
  readonly holdsUp: boolean;
  readonly isDone: boolean;
  /** An exam that was not passed, and can no longer be taken. */
  readonly isFailed: boolean;
}

/**
 * Whether each step is open: when all that holds up before it is done. Refuses with `notEligibleToContinue` behind an exam that was failed
 * for good, otherwise with `completePreviousFirst`; both name the first step that is not done. What is done stays open, and so does what
 * does not wait.
 */
export function studyOrder(steps: readonly StudyStep[]): Verdict[] {
  let blocking: StudyStep | undefined;
  return steps.map((step) => {
    const verdict = blocking === undefined || step.isDone || !step.waits ? allowed : refusedBy(blocking);
    if (step.holdsUp && !step.isDone) blocking ??= step;
    return verdict;
  });
}

function refusedBy({ title, isFailed }: StudyStep): Verdict {
  return refused(isFailed ? 'notEligibleToContinue' : 'completePreviousFirst', { title });
}

/** An assigned exam, with what its student may know of it. */
export interface TakenExam {
  readonly attempts: readonly { readonly submitted_at: string | null }[];
  readonly attempts_left: number;
  /** Null until a score is shown. */
  readonly best_score: number | null;
  readonly timing: ClassTiming;
  /** Its score was entered, shown or not: nothing is left to hand in. */
  readonly entered?: object | undefined;
}

/**
 * Whether an exam is passed for the order of studying: handed in, and not known to be below the completion score. A score that is not
 * shown yet, or waits for marks, holds nobody up; nor does an exam that has not begun.
 */
export function examStep(
  { attempts, attempts_left, best_score, timing, entered }: TakenExam,
  completionScore: number | null,
): Pick<StudyStep, 'holdsUp' | 'isDone' | 'isFailed'> {
  const isHandedIn = entered !== undefined || attempts.some(({ submitted_at }) => submitted_at !== null);
  const isBelow = best_score !== null && best_score < (completionScore ?? 0);
  const isDone = isHandedIn && !isBelow;
  const isRunning = attempts.some(({ submitted_at }) => submitted_at === null);
  const isOver = attempts_left === 0 || timing === 'finished';
  return { holdsUp: timing !== 'not_started', isDone, isFailed: !isDone && !isRunning && isOver };
}
