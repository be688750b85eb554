import { firstFilled, type ReadSheet, type ReadTask } from '../ReadSheet.ts';
import { openXlsx } from './openXlsx.ts';

/** Reads a sheet of an .xlsx file; undefined when no visible sheet holds anything. */
export async function readXlsx(task: ReadTask): Promise<ReadSheet | undefined> {
  const { sheets, dateSystem, read } = await openXlsx(task.bytes, task.budget);
  const found = await firstFilled(sheets, task, read);
  return found && { ...found, dateSystem, sheets: sheets.map(({ name }) => name) };
}
