import type { DateSystem } from '@sen/domain/imports/readDate';
import type { ReadBudget } from '../ReadBudget.ts';
import type { RowSink } from '../SheetRows.ts';
import { readXml } from '../../xml/readXml.ts';
import { ZipArchive } from '../../zip/ZipArchive.ts';
import { readCellFormats } from './cellFormats.ts';
import { readSharedStrings } from './sharedStrings.ts';
import { readWorkbook, type WorkbookSheet } from './workbook.ts';
import { worksheetHandler } from './worksheet.ts';

interface OpenXlsx {
  dateSystem: DateSystem;
  /** The visible sheets. */
  sheets: WorkbookSheet[];
  /** Gives the rows of a sheet to `rows`, as they are read. */
  read(sheet: WorkbookSheet, rows: RowSink): Promise<void>;
}

/** Reads what the sheets of an .xlsx file share. @throws when it is none, or is damaged */
export async function openXlsx(bytes: Uint8Array, budget: ReadBudget): Promise<OpenXlsx> {
  const archive = new ZipArchive(bytes, budget);
  const { sheets, dateSystem, sharedStrings, styles } = await readWorkbook(archive);
  const strings = await readSharedStrings(archive, sharedStrings, budget);
  const formats = await readCellFormats(archive, styles);
  return {
    dateSystem,
    sheets: sheets.filter(({ isHidden }) => !isHidden),
    async read({ path }, rows) {
      const isThere = await readXml(
        archive.read(path),
        worksheetHandler({ strings, formats, dateSystem }, rows),
      );
      if (!isThere) throw new Error('The workbook lacks the part of a sheet.');
    },
  };
}
