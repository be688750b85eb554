import { importLimits } from '@sen/domain/imports/importLimits';
import { UnreadableError } from '../UnreadableError.ts';

/** The longest text of a cell: three times what a spreadsheet holds. A longer one begins with a quote that is never closed. */
export const longestText = 100_000;

const quote = '"';
const codes = { quote: 0x22, lineFeed: 0x0a, carriageReturn: 0x0d } as const;

export interface CsvRecord {
  /** The number that a spreadsheet shows beside the row. */
  number: number;
  /** The texts of the first cells, as many as an import has columns. */
  fields: string[];
  /** The number of all cells. */
  count: number;
  /** One of the further cells holds something. */
  hasMore: boolean;
}

/**
 * The records of a text, one at a time. A quote counts at the beginning of a field alone; one that is never closed goes to
 * the end. A blank line is a record of one empty field.
 * @throws {UnreadableError} rowTextTooLong
 */
export function* csvRecords(text: string, delimiter: string, firstNumber = 1): Generator<CsvRecord> {
  const separator = delimiter.charCodeAt(0);
  let record: CsvRecord = { number: firstNumber, fields: [], count: 0, hasMore: false };
  let at = 0;
  while (at <= text.length) {
    const isQuoted = text.charCodeAt(at) === codes.quote;
    const closed = isQuoted ? quotedEnd(text, at + 1, record.number) : at;
    const stop = fieldEnd(text, isQuoted ? Math.min(closed + 1, text.length) : at, separator);
    record.count += 1;
    if (record.count <= importLimits.columns) {
      const field = isQuoted ? quotedText(text, { at, closed, stop }) : text.slice(at, stop);
      if (field.length > longestText) throw tooLong(record.number);
      record.fields.push(field);
    } else record.hasMore ||= stop > at;
    at = stop + 1;
    if (text.charCodeAt(stop) === separator) continue;
    if (text.charCodeAt(stop) === codes.carriageReturn && text.charCodeAt(at) === codes.lineFeed) at += 1;
    yield record;
    record = { number: record.number + 1, fields: [], count: 0, hasMore: false };
    if (at >= text.length) return;
  }
}

/** Where the delimiter or line break after a field stands. */
function fieldEnd(text: string, start: number, separator: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === separator || code === codes.lineFeed || code === codes.carriageReturn) return at;
  }
  return text.length;
}

/** Where the closing quote stands, or the end of the text; a doubled quote is none. */
function quotedEnd(text: string, start: number, number: number): number {
  let at = start;
  for (;;) {
    const close = text.indexOf(quote, at);
    if (close < 0) return text.length;
    // A doubled quote is one character.
    if (close - start > longestText * 2) throw tooLong(number);
    if (text.charCodeAt(close + 1) !== codes.quote) return close;
    at = close + 2;
  }
}

/** What is quoted, with doubled quotes read as one, and what stands behind the closing quote. */
function quotedText(text: string, { at, closed, stop }: Record<'at' | 'closed' | 'stop', number>): string {
  return text.slice(at + 1, closed).replaceAll('""', quote) + text.slice(closed + 1, stop);
}

function tooLong(row: number): UnreadableError {
  return new UnreadableError('rowTextTooLong', { row, max: longestText });
}
