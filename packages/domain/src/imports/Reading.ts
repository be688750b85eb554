import type { ErrorCode } from '../errors/codes.ts';
import type { ErrorParams } from '../errors/errorMessage.ts';

/** Why a cell could not be read. */
export interface Unreadable {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
}

/** The value of a cell, or the reason why it has none. */
export type Reading<Value> = { readonly ok: true; readonly value: Value } | Unreadable;

export function readAs<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

export function unreadable(code: ErrorCode, params?: ErrorParams): Unreadable {
  return params ? { ok: false, code, params } : { ok: false, code };
}
