import type { ErrorCode } from './codes.ts';
import type { ErrorParams } from './errorMessage.ts';

/**
 * A validation error of one form field. `field` is the path in the request body with parts joined by dots
 * ('parts.0.questions.2.score'). The server returns it in the `errors` of a 422; a form shows the message beside the field.
 */
export interface FieldError {
  readonly field: string;
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
}

/** Creates a field error; `params` is omitted when undefined. */
export function fieldError(field: string, code: ErrorCode, params?: ErrorParams): FieldError {
  return params ? { field, code, params } : { field, code };
}
