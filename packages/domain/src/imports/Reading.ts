import type { ErrorCode } from '../errors/codes.ts';
import type { ErrorParams } from '../errors/formatError.ts';
import type { RuleErrorCode } from '../errors/ruleErrors.ts';

/** Why a cell could not be read. */
export interface Unreadable<Code extends ErrorCode = ErrorCode> {
  readonly ok: false;
  readonly code: Code;
  readonly params?: ErrorParams;
}

/** The value of a cell, or the reason why it has none. */
export type Reading<Value, Code extends ErrorCode = ErrorCode> =
  { readonly ok: true; readonly value: Value } | Unreadable<Code>;

export function readAs<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function unreadable(code: RuleErrorCode, params?: ErrorParams): Unreadable<RuleErrorCode>;
export function unreadable(code: ErrorCode, params?: ErrorParams): Unreadable;
export function unreadable(code: ErrorCode, params?: ErrorParams): Unreadable {
  return params ? { ok: false, code, params } : { ok: false, code };
}
