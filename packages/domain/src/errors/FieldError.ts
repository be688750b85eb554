import type { ErrorCode } from './codes.ts';
import type { ErrorParams } from './errorMessage.ts';

/**
 * One thing wrong with one field of a form. `field` is the path in the request body, parts joined by dots
 * ('parts.0.questions.2.score'): the server puts it into the 422's `errors`, a form puts the words beside the field.
 */
export interface FieldError {
  readonly field: string;
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
}

/** A finding; `params` is left out when there is nothing to say. */
export function fieldError(field: string, code: ErrorCode, params?: ErrorParams): FieldError {
  return params ? { field, code, params } : { field, code };
}
