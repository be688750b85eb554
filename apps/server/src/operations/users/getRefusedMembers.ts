import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { refusedDownload } from '../../spreadsheets/refusedDownload.ts';
import type { Database } from '../../store/database.ts';
import type { Handler } from '../Operation.ts';
import { checkedRows } from './checkedRows.ts';
import { type MemberSheet, openMemberSheet } from './openMemberSheet.ts';

export const getRefusedMembers: Handler<'getRefusedMembers'> = async (call, { database }) => {
  const { body, language } = call;
  const { format, content } = body;
  const sheet = await openMemberSheet(call, database);
  try {
    assertNoFieldErrors(sheet.fieldErrors);
  } catch (error) {
    await sheet.close();
    throw error;
  }
  const rows = rowsUntilClosed(sheet, database);
  return refusedDownload(sheet, { kind: 'members', content, format, language }, rows);
};

async function* rowsUntilClosed(sheet: MemberSheet, database: Database) {
  try {
    yield* checkedRows(sheet, database);
  } finally {
    await sheet.close();
  }
}
