import type { ErrorCode } from './codes.ts';
import type { ErrorParams } from './errorMessage.ts';

/** A refusal: the code, and what its words speak of. */
export interface Refusal {
  readonly allowed: false;
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
}

/** What a predicate answers. The portal greys a button with it and the server refuses an operation with it. */
export type Verdict = { readonly allowed: true } | Refusal;

export const allowed: Verdict = { allowed: true };

/** A refusal with its reason. */
export function refused(code: ErrorCode, params?: ErrorParams): Refusal {
  return params ? { allowed: false, code, params } : { allowed: false, code };
}

/** The first refusal of several verdicts, in their order; allowed when none refuses. */
export function firstRefusal(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.allowed) ?? allowed;
}
