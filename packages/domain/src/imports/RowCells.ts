import type { ErrorCode } from '../errors/codes.ts';
import type { ErrorParams } from '../errors/errorMessage.ts';
import type { CellError } from './CellError.ts';
import { cellText } from './harmlessCell.ts';
import type { ColumnMapping } from './mapColumns.ts';
import {
  type OptionColumn,
  optionColumns,
  type QuestionColumn,
  questionColumnKeys,
} from './questionColumns.ts';

/** An option that is filled in. */
export interface OptionCell {
  readonly column: OptionColumn;
  readonly text: string;
}

/** The cells of one row by their columns, and what was found wrong in them so far. */
export class RowCells {
  readonly errors: CellError[] = [];
  readonly #texts: ReadonlyMap<QuestionColumn, string>;

  constructor(cells: readonly (string | undefined)[], mapping: ColumnMapping) {
    this.#texts = new Map(
      questionColumnKeys.map((column) => {
        const place = mapping[column];
        return [column, place === undefined ? '' : cellText(cells[place])];
      }),
    );
  }

  /** The text of a cell; empty when the column is not mapped or the row is short. */
  text(column: QuestionColumn): string {
    return this.#texts.get(column) ?? '';
  }

  /** The options from A on. One left empty before the last is wrong. */
  options(): OptionCell[] {
    const cells = optionColumns.map((column) => ({ column, text: this.text(column) }));
    const last = cells.findLastIndex(({ text }) => text !== '');
    const used = cells.slice(0, last + 1);
    for (const { column, text } of used) {
      if (text === '') this.refuse(column, 'optionGap', { letter: column.slice(-1).toUpperCase() });
    }
    return used.filter(({ text }) => text !== '');
  }

  refuse(column: QuestionColumn, code: ErrorCode, params?: ErrorParams): void {
    const error = { column, value: this.text(column), code };
    this.errors.push(params ? { ...error, params } : error);
  }
}
