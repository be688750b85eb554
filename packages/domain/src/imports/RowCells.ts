import type { ErrorCode } from '../errors/codes.ts';
import type { ErrorParams } from '../errors/errorMessage.ts';
import type { CellError } from './CellError.ts';
import { cellText } from './harmlessCell.ts';
import type { ColumnMapping, SheetColumns } from './SheetColumns.ts';

/** The cells of one row by their columns, and what was found wrong in them so far. */
export class RowCells<Column extends string> {
  readonly #columns: SheetColumns<Column>;
  readonly #errors: CellError<Column>[] = [];
  readonly #texts = new Map<Column, string>();

  constructor(
    columns: SheetColumns<Column>,
    cells: readonly (string | undefined)[],
    mapping: ColumnMapping<Column>,
  ) {
    this.#columns = columns;
    for (const column of columns.keys) {
      const place = mapping[column];
      if (place !== undefined) this.#texts.set(column, cellText(cells[place]));
    }
  }

  /** What is wrong, in the order of the columns. */
  get errors(): CellError<Column>[] {
    const { keys } = this.#columns;
    return this.#errors.toSorted((one, other) => keys.indexOf(one.column) - keys.indexOf(other.column));
  }

  /** The text of a cell; empty when the column is not mapped or the row is short. */
  text(column: Column): string {
    return this.#texts.get(column) ?? '';
  }

  isWrong(column: Column): boolean {
    return this.#errors.some((error) => error.column === column);
  }

  refuse(column: Column, code: ErrorCode, params?: ErrorParams): void {
    const error = { column, value: this.text(column), code };
    this.#errors.push(params ? { ...error, params } : error);
  }
}
