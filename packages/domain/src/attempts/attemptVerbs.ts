import type { AttemptState } from '@sen/api/contract/model';
import type { ErrorCode } from '../errors/codes.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** What can be done with an attempt: its student saves, submits and looks back; its teacher marks. */
export type AttemptVerb = 'save' | 'submit' | 'mark' | 'review';

/**
 * States × verbs. A code says why not. Submitting twice is allowed and gives the same result; saving after a submit
 * by time has its own grace, see `maySave`.
 */
export const attemptVerbs = {
  in_progress: { save: true, submit: true, mark: 'attemptNotOver', review: 'reviewNotYetAllowed' },
  submitted: { save: 'attemptOver', submit: true, mark: true, review: true },
  marked: { save: 'attemptOver', submit: true, mark: true, review: true },
} as const satisfies Record<AttemptState, Record<AttemptVerb, true | ErrorCode>>;

/** Whether the state of an attempt lets a verb through. */
export function stateAllows(state: AttemptState, verb: AttemptVerb): Verdict {
  const cell = attemptVerbs[state][verb];
  return cell === true ? allowed : refused(cell);
}

/** The state of a handed-in attempt: marked when no answer waits for a teacher. */
export function stateAfterMarking(waitingQuestions: number): AttemptState {
  return waitingQuestions === 0 ? 'marked' : 'submitted';
}
