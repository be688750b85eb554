import type { AttemptState } from '@sen/api/contract/model';
import type { RuleErrorCode } from '../errors/ruleErrors.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** Actions on an attempt: its student saves, submits and reviews; its teacher marks. */
export type AttemptVerb = 'save' | 'submit' | 'mark' | 'review';

/**
 * States × verbs; an error code is the reason for a refusal. A repeated submit is allowed and returns the same result; `maySave`
 * handles the grace period after an automatic submit.
 */
export const attemptVerbs = {
  in_progress: { save: true, submit: true, mark: 'attemptNotOver', review: 'reviewNotYetAllowed' },
  submitted: { save: 'attemptOver', submit: true, mark: true, review: true },
  marked: { save: 'attemptOver', submit: true, mark: true, review: true },
} as const satisfies Record<AttemptState, Record<AttemptVerb, true | RuleErrorCode>>;

/** Returns whether the state of an attempt allows a verb. */
export function stateAllows(state: AttemptState, verb: AttemptVerb): Verdict {
  const cell = attemptVerbs[state][verb];
  return cell === true ? allowed : refused(cell);
}

/** The state of a submitted attempt: marked when no answer waits for a teacher. */
export function stateAfterMarking(waitingQuestions: number): AttemptState {
  return waitingQuestions === 0 ? 'marked' : 'submitted';
}
