import type { ErrorCode } from './codes.ts';
import type { ErrorParams } from './formatError.ts';
import type { RuleErrorCode } from './ruleErrors.ts';

/** A refusal: the code and the parameters of its message. */
export interface Refusal<Code extends ErrorCode = RuleErrorCode> {
  readonly allowed: false;
  readonly code: Code;
  readonly params?: ErrorParams;
}

/**
 * The result of a predicate. The portal disables a button with it, and the server refuses an operation with it; one that only the server
 * asks is a `Verdict<ErrorCode>`, whose messages the portal does not load.
 */
export type Verdict<Code extends ErrorCode = RuleErrorCode> = { readonly allowed: true } | Refusal<Code>;

export const allowed: Verdict = { allowed: true };

/** Creates a refusal. */
export function refused<Code extends ErrorCode>(code: Code, params?: ErrorParams): Refusal<Code> {
  return params ? { allowed: false, code, params } : { allowed: false, code };
}

/** Returns the first refusal of several verdicts, or allowed. */
export function firstRefusal(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.allowed) ?? allowed;
}
