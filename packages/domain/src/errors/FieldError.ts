import type { ErrorCode } from './codes.ts';
import type { ErrorParams } from './formatError.ts';
import type { RuleErrorCode } from './ruleErrors.ts';

/**
 * A validation error of one form field. `field` is the path in the request body with parts joined by dots
 * ('parts.0.questions.2.score'). The server returns it in the `errors` of a 422; a form shows the message beside the field.
 */
export interface FieldError<Code extends ErrorCode = RuleErrorCode> {
  readonly field: string;
  readonly code: Code;
  readonly params?: ErrorParams;
}

/** Creates a field error; `params` is omitted when undefined. */
export function fieldError(field: string, code: RuleErrorCode, params?: ErrorParams): FieldError;
export function fieldError(field: string, code: ErrorCode, params?: ErrorParams): FieldError<ErrorCode>;
export function fieldError(field: string, code: ErrorCode, params?: ErrorParams): FieldError<ErrorCode> {
  return params ? { field, code, params } : { field, code };
}
