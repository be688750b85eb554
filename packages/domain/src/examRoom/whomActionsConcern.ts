import type { AttemptState } from '@sen/api/contract/model';

/** Somebody in an exam room. */
interface Person {
  /** The state of the running attempt, or of the last one; null before the first. */
  readonly state: AttemptState | null;
}

/** Returns whether a message reaches a person: who has handed in no longer sees the exam page. */
export function isReachable({ state }: Person): boolean {
  return state === null || state === 'in_progress';
}

/** Returns whether a person has an attempt that can be ended. */
export function isRunning({ state }: Person): boolean {
  return state === 'in_progress';
}
