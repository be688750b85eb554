import { type ErrorCode, statusOf } from '@sen/domain/errors/codes';
import type { ErrorParams } from '@sen/domain/errors/errorMessage';
import type { Finding } from '@sen/domain/errors/Finding';
import type { Verdict } from '@sen/domain/errors/verdict';
import type { Problem } from '@sen/api/contract/model';

export interface RefusedDetails extends Pick<Problem, 'expected_seq' | 'seq' | 'retry_after'> {
  /** What the words of the code speak of. */
  params?: ErrorParams;
  /** What is wrong with which field. */
  findings?: readonly Finding[];
}

/** Thrown by an operation to refuse; becomes problem+json in the caller's language. */
export class Refused extends Error {
  readonly code: ErrorCode;
  readonly details: RefusedDetails;

  constructor(code: ErrorCode, details: RefusedDetails = {}) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOf(this.code);
  }
}

/** Refuses unless the verdict of a domain rule allows. */
export function demand(verdict: Verdict): void {
  if (!verdict.allowed) throw new Refused(verdict.code, verdict.params ? { params: verdict.params } : {});
}

/** Refuses with 422 when a domain rule found something wrong with the fields. */
export function demandNone(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new Refused('validationFailed', { findings });
}

/** The row, or 404: what is foreign and what is absent look alike. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refused('notFound');
  return row;
}
