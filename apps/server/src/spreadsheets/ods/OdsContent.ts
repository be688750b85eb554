import { importLimits } from '@sen/domain/imports/importLimits';
import type { DateSystem } from '@sen/domain/imports/readDate';
import type { ReadTask } from '../ReadSheet.ts';
import { SheetRows } from '../SheetRows.ts';
import type { SpreadsheetCell } from '../Spreadsheet.ts';
import type { XmlHandler } from '../../xml/readXml.ts';
import { odsCell } from './odsCell.ts';

type Attributes = Readonly<Record<string, string>>;

/** What stands inside a sheet and is none of its cells. */
const skipped = /^(?:office:annotation|table:shapes|table:tracked-changes|draw:.*|table:dde-links)$/;

/** Reads the sheets of content.xml: the named one, else the first visible one that holds something. */
export class OdsContent implements XmlHandler {
  readonly sheets: string[] = [];
  isSpreadsheet = false;
  dateSystem: DateSystem = 1900;
  found: { sheet: string; rows: SheetRows } | undefined;

  readonly #task: ReadTask;
  readonly #hiddenStyles = new Set<string>();
  #style = '';
  #skip = 0;
  #rows: SheetRows | undefined;
  #sheet = '';
  #number = 0;
  #hiddenGroups: boolean[] = [];
  #row:
    | { cells: (SpreadsheetCell | undefined)[]; repeated: number; isHidden: boolean; hasMore?: boolean }
    | undefined;
  #column = 0;
  #cell: Attributes | undefined;
  #text = '';
  #paragraphs = 0;

  constructor(task: ReadTask) {
    this.#task = task;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skip > 0 || skipped.test(name)) {
      this.#skip += 1;
      return;
    }
    switch (name) {
      case 'style:style':
        this.#style = attributes['style:name'] ?? '';
        return;
      case 'style:table-properties':
        if (attributes['table:display'] === 'false') this.#hiddenStyles.add(this.#style);
        return;
      case 'office:spreadsheet':
        this.isSpreadsheet = true;
        return;
      case 'table:null-date':
        if (attributes['table:date-value'] === '1904-01-01') this.dateSystem = 1904;
        return;
      case 'table:table':
        return this.#openTable(attributes);
      case 'table:table-row-group':
        this.#hiddenGroups.push(attributes['table:display'] === 'false');
        return;
      case 'table:table-row':
        return this.#openRow(attributes);
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#cell = attributes;
        this.#text = '';
        this.#paragraphs = 0;
        return;
    }
    if (this.#cell) this.#text += textOf(name, attributes, this.#paragraphs);
    if (name === 'text:p') this.#paragraphs += 1;
  }

  text(text: string): void {
    if (this.#cell && this.#skip === 0 && this.#paragraphs > 0) this.#text += text;
  }

  close(name: string): void {
    if (this.#skip > 0) {
      this.#skip -= 1;
      return;
    }
    if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.#closeCell();
    else if (name === 'table:table-row') this.#closeRow();
    else if (name === 'table:table-row-group') this.#hiddenGroups.pop();
    else if (name === 'table:table') this.#closeTable();
  }

  #openTable(attributes: Attributes): void {
    const isHidden = this.#hiddenStyles.has(attributes['table:style-name'] ?? '');
    this.#sheet = attributes['table:name'] ?? '';
    this.#number = 0;
    this.#hiddenGroups = [];
    if (!isHidden) this.sheets.push(this.#sheet);
    const { sheet, limits, budget } = this.#task;
    const isWanted = sheet === undefined ? this.found === undefined : sheet === this.#sheet;
    this.#rows = isWanted && !isHidden ? new SheetRows(limits, budget) : undefined;
  }

  #closeTable(): void {
    this.#rows?.finish();
    if (this.#rows && this.#rows.rowCount > 0) this.found ??= { sheet: this.#sheet, rows: this.#rows };
    this.#rows = undefined;
  }

  #openRow(attributes: Attributes): void {
    const isHidden =
      this.#hiddenGroups.includes(true) || /^(?:collapse|filter)$/.test(attributes['table:visibility'] ?? '');
    this.#row = { cells: [], repeated: times(attributes['table:number-rows-repeated']), isHidden };
    this.#column = 0;
  }

  #closeRow(): void {
    const row = this.#row;
    this.#row = undefined;
    if (!row) return;
    // A sheet ends with one empty row that is repeated a million times.
    const isEmpty = row.cells.every((cell) => cell === undefined || cell === '');
    const copies = isEmpty ? 0 : row.repeated;
    for (let copy = 1; copy <= copies; copy++) this.#rows?.add(this.#number + copy, row.cells, row);
    this.#number += row.repeated;
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = undefined;
    if (!cell || !this.#row) return;
    const repeated = times(cell['table:number-columns-repeated']);
    const shown = this.#rows ? odsCell(cell, this.#text) : '';
    const end = Math.min(this.#column + repeated, importLimits.columns);
    const from = this.#column;
    this.#column += repeated;
    if (shown === '') return;
    if (this.#column > importLimits.columns) this.#row.hasMore = true;
    for (let column = from; column < end; column++) this.#row.cells[column] = shown;
  }
}

function times(attribute: string | undefined): number {
  return Math.max(1, Number(attribute ?? 1) || 1);
}

/** What an element inside a cell adds to its text. */
function textOf(name: string, attributes: Attributes, paragraphs: number): string {
  if (name === 'text:p') return paragraphs > 0 ? '\n' : '';
  if (name === 'text:s') return ' '.repeat(Math.min(100, times(attributes['text:c'])));
  if (name === 'text:tab') return '\t';
  return name === 'text:line-break' ? '\n' : '';
}
