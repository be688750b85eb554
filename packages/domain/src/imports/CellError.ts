import type { ErrorCode } from '../errors/codes.ts';
import type { ErrorParams } from '../errors/errorMessage.ts';
import type { QuestionColumn } from './questionColumns.ts';

/** One thing wrong in one cell of a row: where, what stands there, and why it cannot be taken. */
export interface CellError {
  readonly column: QuestionColumn;
  readonly value: string;
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
}
