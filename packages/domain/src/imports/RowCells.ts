import type { ErrorCode } from '../errors/codes.ts';
import type { ErrorParams } from '../errors/formatError.ts';
import type { CellError } from './CellError.ts';
import { cellText } from './harmlessCell.ts';
import type { SheetCell } from './SheetCell.ts';
import type { ColumnMapping, SheetColumns } from './SheetColumns.ts';

/** The cells of a row by column, and the errors found so far. */
export class RowCells<Column extends string> {
  readonly #columns: SheetColumns<Column>;
  readonly #errors: CellError<Column>[] = [];
  readonly #texts = new Map<Column, string>();
  readonly #numbers = new Map<Column, number>();

  constructor(columns: SheetColumns<Column>, cells: readonly SheetCell[], mapping: ColumnMapping<Column>) {
    this.#columns = columns;
    for (const column of columns.keys) {
      const place = mapping[column];
      const cell = place === undefined ? undefined : cells[place];
      if (typeof cell === 'object') {
        this.#texts.set(column, cell.text);
        this.#numbers.set(column, cell.number);
      } else this.#texts.set(column, cellText(cell));
    }
  }

  /** The errors, in the order of the columns. */
  get errors(): CellError<Column>[] {
    const { keys } = this.#columns;
    return this.#errors.toSorted((one, other) => keys.indexOf(one.column) - keys.indexOf(other.column));
  }

  /** The text of a cell; empty if the column is not mapped or the row is short. */
  text(column: Column): string {
    return this.#texts.get(column) ?? '';
  }

  /** The value of a numeric cell; undefined for a text, even one that looks like a number. */
  number(column: Column): number | undefined {
    return this.#numbers.get(column);
  }

  isWrong(column: Column): boolean {
    return this.#errors.some((error) => error.column === column);
  }

  /** Refuses texts that begin with '=': a text file contains formulas as typed, without their results. */
  refuseFormulas(columns: readonly Column[]): void {
    for (const column of columns)
      if (this.text(column).startsWith('=')) this.refuse(column, 'formulaUnreadable');
  }

  refuse(column: Column, code: ErrorCode, params?: ErrorParams): void {
    const error = { column, value: this.text(column), code };
    this.#errors.push(params ? { ...error, params } : error);
  }
}
