import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { cellText, reportedErrors } from '../../spreadsheets/columnSheet.ts';
import { refusedFile, refusedFileName } from '../../spreadsheets/refusedFile.ts';
import { spreadsheetTypes } from '../../spreadsheets/writeSpreadsheet.ts';
import type { Database } from '../../store/database.ts';
import { Download, type Handler } from '../Operation.ts';
import { checkedRows } from './checkedRows.ts';
import { type MemberSheet, openMemberSheet } from './openMemberSheet.ts';

export const getRefusedMembers: Handler<'getRefusedMembers'> = async (call, { database }) => {
  const { body, language } = call;
  const { format = 'xlsx' } = body;
  const sheet = await openMemberSheet(call, database);
  try {
    assertNoFieldErrors(sheet.fieldErrors);
  } catch (error) {
    await sheet.close();
    throw error;
  }
  const file = refusedFile({ format, language, headers: sheet.headers }, refusedRows(sheet, database));
  return new Download(`${refusedFileName('members', language)}.${format}`, spreadsheetTypes[format], file);
};

async function* refusedRows(sheet: MemberSheet, database: Database) {
  try {
    for await (const checked of checkedRows(sheet, database)) {
      const refused = checked.filter(({ state }) => state === 'refused');
      yield refused.map(({ cells, errors }) => ({
        cells: cells.map(cellText),
        errors: reportedErrors(errors, sheet, sheet.rules.language),
      }));
    }
  } finally {
    await sheet.close();
  }
}
