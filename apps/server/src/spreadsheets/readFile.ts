import { EncryptedFileError, parseCsv, readOds, readXls, readXlsx, type CellValue, type Sheet } from 'hucre';
import { decodeText } from './decodeText.ts';
import { fileKind } from './fileKind.ts';
import type { ReadRequest, Reading, Spreadsheet, SpreadsheetCell, SpreadsheetRow } from './Spreadsheet.ts';
import { unpacksTooLarge } from './zipLimits.ts';

/** Reads one sheet of a file: the named one, else the first that is visible. Runs in a thread of its own. */
export async function readFile({ bytes, name, sheet }: ReadRequest): Promise<Reading> {
  const kind = fileKind(bytes, name);
  if (kind === 'empty') return { unreadable: 'fileEmpty' };
  if (kind === 'encrypted') return { unreadable: 'fileEncrypted' };
  if (kind === 'other') return { unreadable: 'fileNotSpreadsheet' };
  try {
    const sheets = kind === 'csv' ? [csvSheet(bytes, name)] : await sheetsOf(kind, bytes);
    const visible = sheets.filter(({ hidden, veryHidden }) => !hidden && !veryHidden);
    const chosen = visible.find((each) => each.name === sheet) ?? visible[0];
    if (chosen === undefined) return { unreadable: 'fileEmpty' };
    const names = visible.map((each) => each.name);
    return { spreadsheet: { sheet: chosen.name, sheets: names, rows: rowsOf(chosen) } satisfies Spreadsheet };
  } catch (error) {
    if (error instanceof EncryptedFileError) return { unreadable: 'fileEncrypted' };
    return { unreadable: 'fileUnreadable' };
  }
}

async function sheetsOf(kind: 'xlsx' | 'xls' | 'ods', bytes: Uint8Array): Promise<Sheet[]> {
  if (kind === 'xls') return (await readXls(bytes)).sheets;
  if (unpacksTooLarge(bytes))
    throw new Error('The archive unpacks to more than a workbook of ours can hold.');
  return (kind === 'xlsx' ? await readXlsx(bytes) : await readOds(bytes)).sheets;
}

function csvSheet(bytes: Uint8Array, name: string): Sheet {
  const text = decodeText(bytes);
  // Excel writes which delimiter it used as a first line of its own.
  const separator = /^sep=(.)\r?\n/i.exec(text);
  const rows = separator
    ? parseCsv(text.slice(separator[0].length), separator[1] ? { delimiter: separator[1] } : {})
    : parseCsv(text);
  return { name: name.replace(/\.[^.]*$/, ''), rows };
}

function rowsOf(sheet: Sheet): SpreadsheetRow[] {
  return sheet.rows.flatMap((row, index) => {
    const cells = row.map((value, column) => cellOf(sheet, index, column, value));
    return cells.some((cell) => cell !== '') ? [{ number: index + 1, cells }] : [];
  });
}

function cellOf(sheet: Sheet, row: number, column: number, value: CellValue): SpreadsheetCell {
  const cell = sheet.cells?.get(`${row},${column}`);
  if (cell?.formula !== undefined) {
    const result = cell.formulaResult ?? value;
    if (result === null || cell.type === 'error' || isErrorText(result))
      return { formula: `=${cell.formula}` };
    return textOf(result);
  }
  return textOf(value);
}

function isErrorText(value: CellValue): boolean {
  return typeof value === 'string' && /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/.test(value);
}

function textOf(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dateText(value);
  return value.normalize('NFC').trim();
}

/** With a decimal comma and without grouping; three decimals get a fourth, so that none reads them as thousands. */
function numberText(value: number): string {
  const [whole = '', decimals] = String(Number(value.toPrecision(15))).split('.');
  if (decimals === undefined) return whole;
  return `${whole},${decimals.length === 3 ? `${decimals}0` : decimals}`;
}

function dateText(value: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(value.getUTCDate())}/${two(value.getUTCMonth() + 1)}/${value.getUTCFullYear()}`;
}
