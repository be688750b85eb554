import type { DateSystem } from '@sen/domain/imports/readDate';
import { builtInFormat } from '../builtInFormat.ts';
import type { ReadBudget } from '../ReadBudget.ts';
import { UnreadableError } from '../UnreadableError.ts';
import { record, recordsFrom } from './records.ts';
import { sharedTexts, textAt } from './strings.ts';

/** A sheet of cells (charts and macros are none), and where in the stream it begins. */
export interface XlsSheet {
  name: string;
  isHidden: boolean;
  start: number;
}

export interface XlsWorkbook {
  stream: Buffer;
  sheets: XlsSheet[];
  strings: string[];
  /** The number format of each style, by the style's number. */
  formats: string[];
  dateSystem: DateSystem;
}

/** Of Excel 97 to 2003. */
const version = 0x0600;

/** Reads what all sheets of an .xls file share. @throws {UnreadableError} fileEncrypted; when it is of an older Excel */
export function readXlsWorkbook(stream: Buffer, budget: ReadBudget): XlsWorkbook {
  const custom = new Map<number, string>();
  const styles: number[] = [];
  const sheets: XlsSheet[] = [];
  const shared: Buffer[] = [];
  let dateSystem: DateSystem = 1900;
  let before = 0;
  for (const { id, data } of recordsFrom(stream, 0)) {
    if (id === record.endOfPart) break;
    if (id === record.filePassword) throw new UnreadableError('fileEncrypted');
    if (id === record.part && data.readUInt16LE(0) !== version)
      throw new Error('The file is of an older Excel.');
    if (id === record.date1904) dateSystem = data.readUInt16LE(0) === 1 ? 1904 : 1900;
    else if (id === record.format) custom.set(data.readUInt16LE(0), textAt(data, 2, 2));
    else if (id === record.style) styles.push(data.readUInt16LE(2));
    else if (id === record.sheet && data.readUInt8(5) === 0)
      sheets.push({
        start: data.readUInt32LE(0),
        isHidden: (data.readUInt8(4) & 3) !== 0,
        name: textAt(data, 6, 1),
      });
    else if (id === record.sharedStrings || (id === record.continued && before === record.sharedStrings))
      shared.push(data);
    if (id !== record.continued) before = id;
  }
  return {
    stream,
    sheets,
    strings: shared.length > 0 ? sharedTexts(shared, budget) : [],
    formats: styles.map((id) => custom.get(id) ?? builtInFormat(id)),
    dateSystem,
  };
}
