import type { ErrorCode } from '../errors/codes.ts';
import type { ErrorParams } from '../errors/errorMessage.ts';

/** One thing wrong in one cell of a row: where, what stands there, and why it cannot be taken. */
export interface CellError<Column extends string> {
  readonly column: Column;
  readonly value: string;
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
}
