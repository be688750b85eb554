import { wordKey } from '@sen/domain/imports/wordKey';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { cellText, reportedErrors } from '../../spreadsheets/columnSheet.ts';
import { sheetStream } from '../../spreadsheets/sheetStream.ts';
import type { SheetCells } from '../../spreadsheets/StreamedSheet.ts';
import { spreadsheetTypes } from '../../spreadsheets/writeSpreadsheet.ts';
import type { Database } from '../../store/database.ts';
import { Download, type Handler } from '../Operation.ts';
import { checkedRows, type CheckedRow } from './checkedRows.ts';
import { type MemberSheet, openMemberSheet } from './openMemberSheet.ts';

const names = {
  vi: { file: 'thanh-vien-dong-loi', sheet: 'Dòng lỗi', reason: 'Lỗi cần sửa' },
  en: { file: 'members-invalid-rows', sheet: 'Invalid rows', reason: 'Errors to fix' },
} as const;

/** Headings of the reasons in files downloaded before they had this name. */
const earlierReasons = ['Lý do từ chối', 'Reason of refusal'];

const reasons = new Set(
  [...Object.values(names).map(({ reason }) => reason), ...earlierReasons].map(wordKey),
);

export const getRefusedMembers: Handler<'getRefusedMembers'> = async (call, { database }) => {
  const { format = 'xlsx' } = call.body;
  const { file, sheet: name } = names[call.language];
  const sheet = await openMemberSheet(call, database);
  try {
    assertNoFieldErrors(sheet.fieldErrors);
  } catch (error) {
    await sheet.close();
    throw error;
  }
  const columns = [...keptPlaces(sheet).map(() => ({ width: 22 })), { width: 60 }];
  const rows = refusedRows(sheet, database);
  return new Download(
    `${file}.${format}`,
    spreadsheetTypes[format],
    sheetStream({ format, name, columns }, rows),
  );
};

async function* refusedRows(sheet: MemberSheet, database: Database): AsyncGenerator<SheetCells[]> {
  try {
    const places = keptPlaces(sheet);
    const { reason } = names[sheet.rules.language];
    yield [[...places.map((place) => sheet.headers[place] ?? ''), reason]];
    for await (const checked of checkedRows(sheet, database)) {
      const refused = checked.filter(({ state }) => state === 'refused');
      const rows = refused.map((row) => [
        ...places.map((place) => cellText(row.cells[place])),
        reasonOf(row, sheet),
      ]);
      if (rows.length > 0) yield rows;
    }
  } finally {
    await sheet.close();
  }
}

/** Every column of the file except the reasons of an earlier try, which are outdated. */
function keptPlaces({ headers }: MemberSheet): number[] {
  return headers.flatMap((heading, place) => (reasons.has(wordKey(heading)) ? [] : [place]));
}

function reasonOf({ errors }: CheckedRow, sheet: MemberSheet): string {
  const reported = reportedErrors(errors, sheet, sheet.rules.language);
  return reported.map(({ header, message }) => `${header}: ${message}`).join('\n');
}
