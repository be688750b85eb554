import { firstFilled, type ReadSheet, type ReadTask } from '../ReadSheet.ts';
import { compoundStream } from './compoundFile.ts';
import { readXlsSheet } from './xlsSheet.ts';
import { readXlsWorkbook } from './xlsWorkbook.ts';

/** Reads a sheet of an .xls file; undefined when no visible sheet holds anything. */
export async function readXls(task: ReadTask): Promise<ReadSheet | undefined> {
  const workbook = readXlsWorkbook(compoundStream(task.bytes, ['Workbook', 'Book']), task.budget);
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const read = await firstFilled(visible, task, ({ start }, rows) =>
    readXlsSheet(workbook, start, rows, task.budget),
  );
  return read && { ...read, dateSystem: workbook.dateSystem, sheets: visible.map(({ name }) => name) };
}
