import type { ErrorCode } from '../errors/codes.ts';
import type { ErrorParams } from '../errors/formatError.ts';

/** An error in one cell of a row: column, value and reason. */
export interface CellError<Column extends string> {
  readonly column: Column;
  readonly value: string;
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
}
