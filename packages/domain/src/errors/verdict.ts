import type { ErrorParams } from './formatError.ts';
import type { RuleErrorCode } from './ruleErrors.ts';

/** A refusal: the code and the parameters of its message. */
export interface Refusal {
  readonly allowed: false;
  readonly code: RuleErrorCode;
  readonly params?: ErrorParams;
}

/** The result of a predicate. The portal disables a button with it, and the server refuses an operation with it. */
export type Verdict = { readonly allowed: true } | Refusal;

export const allowed: Verdict = { allowed: true };

/** Creates a refusal. */
export function refused(code: RuleErrorCode, params?: ErrorParams): Refusal {
  return params ? { allowed: false, code, params } : { allowed: false, code };
}

/** Returns the first refusal of several verdicts, or allowed. */
export function firstRefusal(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.allowed) ?? allowed;
}
