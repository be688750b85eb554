import { serialize } from 'node:v8';
import { headingRows } from '@sen/domain/imports/headingRow';
import { importLimits } from '@sen/domain/imports/importLimits';
import { storableText } from '@sen/domain/text/storableText';
import type { ReadBudget } from './ReadBudget.ts';
import type { SheetLimits, SpreadsheetCell, SpreadsheetRow } from './Spreadsheet.ts';
import { UnreadableError } from './UnreadableError.ts';

/** Rows of one block: deserializing them blocks the server for a few milliseconds. */
const blockSize = 500;

/** What a row is beside its cells. */
export interface RowFacts {
  isHidden?: boolean;
  /** Cells beyond the columns of an import hold something. */
  hasMore?: boolean;
}

/** Where the rows of a sheet go as they are read. */
export type RowSink = Pick<SheetRows, 'add'>;

/** The non-empty rows of a sheet while it is read, serialized in blocks, which take less memory than objects. */
export class SheetRows {
  readonly #limits: SheetLimits;
  readonly #budget: ReadBudget;
  readonly blocks: Uint8Array[] = [];
  #block: SpreadsheetRow[] = [];
  #cellCount = 0;
  rowCount = 0;
  hiddenRows = 0;
  /** The number of columns up to the last one with a value. */
  width = 0;
  /** Cells beyond the columns of an import hold something. */
  hasMore = false;

  constructor(limits: SheetLimits, budget: ReadBudget) {
    this.#limits = limits;
    this.#budget = budget;
  }

  /**
   * Adds a row; skips an empty one, cells beyond the columns of an import, and characters that cannot be stored.
   * @throws {UnreadableError} tooManyRows, tooManyCells, tooMuchText, readingTooLong
   */
  add(
    number: number,
    row: readonly (SpreadsheetCell | undefined)[],
    { isHidden = false, hasMore = false }: RowFacts = {},
  ): void {
    this.hasMore ||= hasMore;
    const cells = Array.from(row.slice(0, importLimits.columns), storableCell);
    const filled = cells.filter((cell) => cell !== '').length;
    if (filled === 0) return;
    const { rows, cells: mostCells } = this.#limits;
    this.rowCount += 1;
    this.#cellCount += filled;
    if (cells.length > this.width) this.width = Math.max(this.width, lastFilled(cells) + 1);
    if (isHidden) this.hiddenRows += 1;
    if (this.rowCount > rows + headingRows) throw new UnreadableError('tooManyRows', { max: rows });
    if (this.#cellCount > mostCells) throw new UnreadableError('tooManyCells', { max: mostCells });
    this.#block.push({ number, cells });
    if (this.#block.length === blockSize) this.finish();
  }

  /** Closes the last block. */
  finish(): void {
    if (this.#block.length === 0) return;
    const bytes = serialize(this.#block);
    this.#block = [];
    this.#budget.keep(bytes.length);
    this.#budget.checkTime();
    // Copied, because the serializer's buffer is larger.
    this.blocks.push(new Uint8Array(bytes));
  }
}

const lastFilled = (cells: readonly SpreadsheetCell[]) => cells.findLastIndex((cell) => cell !== '');

function storableCell(cell: SpreadsheetCell | undefined): SpreadsheetCell {
  if (cell === undefined || typeof cell === 'string') return storableText(cell ?? '');
  if ('text' in cell) return { text: storableText(cell.text), number: cell.number };
  return 'formula' in cell ? { formula: storableText(cell.formula) } : { error: storableText(cell.error) };
}
