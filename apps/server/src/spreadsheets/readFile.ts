import { readCsv } from './csv/readCsv.ts';
import { fileKind } from './fileKind.ts';
import { readOds } from './ods/readOds.ts';
import { ReadBudget } from './ReadBudget.ts';
import type { ReadSheet, ReadTask } from './ReadSheet.ts';
import type { ReadRequest, SheetFacts, Unreadable } from './Spreadsheet.ts';
import { UnreadableError } from './UnreadableError.ts';
import { readXls } from './xls/readXls.ts';
import { readXlsx } from './xlsx/readXlsx.ts';

/** A sheet whose rows are in blocks written by `v8.serialize`. */
export interface FileReading {
  facts: SheetFacts & { rowCount: number };
  blocks: Uint8Array[];
}

const readers = { xlsx: readXlsx, xls: readXls, ods: readOds, csv: readCsv } satisfies Record<
  string,
  (task: ReadTask) => Promise<ReadSheet | undefined> | ReadSheet | undefined
>;

const refusals = { empty: 'fileEmpty', encrypted: 'fileEncrypted', other: 'fileNotSpreadsheet' } as const;

/** Reads one sheet of a file: the named one, else the first visible non-empty one. Runs in its own thread. */
export async function readFile(request: ReadRequest): Promise<FileReading | Unreadable> {
  const kind = fileKind(request.bytes, request.name);
  if (kind === 'empty' || kind === 'encrypted' || kind === 'other') return { unreadable: refusals[kind] };
  try {
    const read = await readers[kind]({ ...request, budget: new ReadBudget(request.bytes.length) });
    if (!read) return { unreadable: 'fileEmpty' };
    const { sheet, sheets, dateSystem, rows } = read;
    const { rowCount, hiddenRows, width, hasMore, blocks } = rows;
    return { facts: { sheet, sheets, dateSystem, hiddenRows, width, hasMore, rowCount }, blocks };
  } catch (error) {
    if (!(error instanceof UnreadableError)) return { unreadable: 'fileUnreadable' };
    return error.params ? { unreadable: error.code, params: error.params } : { unreadable: error.code };
  }
}
