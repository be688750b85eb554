import { type ErrorCode, statusOf } from '@sen/domain/errors/codes';
import type { ErrorParams } from '@sen/domain/errors/errorMessage';
import type { FieldError } from '@sen/domain/errors/FieldError';
import type { Verdict } from '@sen/domain/errors/verdict';
import type { Problem } from '@sen/api/contract/model';

export interface RefusedDetails extends Pick<Problem, 'expected_seq' | 'seq' | 'retry_after'> {
  /** What the words of the code speak of. */
  params?: ErrorParams;
  /** What is wrong with which field. */
  fieldErrors?: readonly FieldError[];
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

/** Refuses unless the verdict of a domain rule allows. */
export function assertAllowed(verdict: Verdict): void {
  if (!verdict.allowed)
    throw new RefusalError(verdict.code, verdict.params ? { params: verdict.params } : {});
}

/** Refuses with 422 when a domain rule found something wrong with the fields. */
export function assertNoFieldErrors(fieldErrors: readonly FieldError[]): void {
  if (fieldErrors.length > 0) throw new RefusalError('validationFailed', { fieldErrors });
}

/** The row, or 404: what is foreign and what is absent look alike. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new RefusalError('notFound');
  return row;
}
