import { type OptionColumn, optionColumns, type QuestionColumn, questionSheet } from './questionColumns.ts';
import { RowCells } from './RowCells.ts';
import type { SheetCell } from './SheetCell.ts';
import type { ColumnMapping } from './SheetColumns.ts';

/** A non-empty option. */
export interface OptionCell {
  readonly column: OptionColumn;
  readonly text: string;
}

/** The cells of a row that holds a question. */
export class QuestionCells extends RowCells<QuestionColumn> {
  constructor(cells: readonly SheetCell[], mapping: ColumnMapping<QuestionColumn>) {
    super(questionSheet, cells, mapping);
  }

  /** The options from A on. An empty one before the last is an error. */
  options(): OptionCell[] {
    const cells = optionColumns.map((column) => ({ column, text: this.text(column) }));
    const last = cells.findLastIndex(({ text }) => text !== '');
    const used = cells.slice(0, last + 1);
    for (const { column, text } of used) {
      if (text === '') this.refuse(column, 'optionGap', { letter: column.slice(-1).toUpperCase() });
    }
    return used.filter(({ text }) => text !== '');
  }
}
