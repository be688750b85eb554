import { type ErrorCode, statusOf } from '@sen/domain/errors/codes';
import type { ErrorParams } from '@sen/domain/errors/formatError';
import { type FieldError, fieldError } from '@sen/domain/errors/FieldError';
import type { Verdict } from '@sen/domain/errors/verdict';
import type { Problem } from '@sen/api/contract/model';

export interface RefusedDetails extends Pick<Problem, 'expected_seq' | 'seq' | 'retry_after'> {
  /** The parameters of the code's message. */
  params?: ErrorParams;
  /** The errors of each field. */
  fieldErrors?: readonly FieldError<ErrorCode>[];
}

/** Thrown by an operation to refuse; becomes problem+json in the caller's language. */
export class RefusalError extends Error {
  readonly code: ErrorCode;
  readonly details: RefusedDetails;

  constructor(code: ErrorCode, details: RefusedDetails = {}) {
    super(code);
    this.name = 'RefusalError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOf(this.code);
  }
}

/** Throws the refusal of a domain rule's verdict, if it is one. */
export function assertAllowed(verdict: Verdict<ErrorCode>): void {
  if (!verdict.allowed)
    throw new RefusalError(verdict.code, verdict.params ? { params: verdict.params } : {});
}

/** Throws a 422 if a domain rule found errors in the fields. */
export function assertNoFieldErrors(fieldErrors: readonly FieldError<ErrorCode>[]): void {
  if (fieldErrors.length > 0) throw new RefusalError('validationFailed', { fieldErrors });
}

/** The row, or a 422: of a field that refers to no row, or whose value another row has (an insert that met a conflict). */
export function orFieldError<Row>(row: Row | undefined, field: string, code: ErrorCode): Row {
  if (row === undefined)
    throw new RefusalError('validationFailed', { fieldErrors: [fieldError(field, code)] });
  return row;
}

/** The row, or a 404, which does not distinguish forbidden from absent rows. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new RefusalError('notFound');
  return row;
}
