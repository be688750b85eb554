import { firstFilled, type ReadSheet, type ReadTask } from '../ReadSheet.ts';
import { readXml } from '../zip/readXml.ts';
import { ZipArchive } from '../zip/ZipArchive.ts';
import { readCellFormats } from './cellFormats.ts';
import { readSharedStrings } from './sharedStrings.ts';
import { readWorkbook } from './workbook.ts';
import { worksheetHandler } from './worksheet.ts';

/** Reads a sheet of an .xlsx file; undefined when no visible sheet holds anything. */
export async function readXlsx(task: ReadTask): Promise<ReadSheet | undefined> {
  const archive = new ZipArchive(task.bytes, task.budget);
  const { sheets, dateSystem, sharedStrings, styles } = await readWorkbook(archive);
  const strings = await readSharedStrings(archive, sharedStrings, task.budget);
  const formats = await readCellFormats(archive, styles);
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const read = await firstFilled(visible, task, async ({ path }, rows) => {
    const isThere = await readXml(
      archive.read(path),
      worksheetHandler({ strings, formats, dateSystem }, rows),
    );
    if (!isThere) throw new Error('The workbook lacks the part of a sheet.');
  });
  return read && { ...read, dateSystem, sheets: visible.map(({ name }) => name) };
}
