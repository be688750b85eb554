import { cutText } from '@sen/domain/text/cutText';
import type { MemberImportReport } from '@sen/api/contract/model';
import { memberSheet } from '@sen/domain/imports/memberColumns';
import { importColumns } from '@sen/domain/imports/SheetColumns';
import { reportedErrors } from '../../spreadsheets/columnSheet.ts';
import type { Handler } from '../Operation.ts';
import { changedCells } from './changedCells.ts';
import { checkedRows } from './checkedRows.ts';
import { openMemberSheet } from './openMemberSheet.ts';

/** Rows listed in the report, besides those with fixes; all others are in the file of refused rows. */
const maxReported = 1_000;

export const checkMembers: Handler<'checkMembers'> = async (call, { database }) => {
  const { language } = call;
  const sheet = await openMemberSheet(call, database);
  try {
    const count = { good: 0, changed: 0, repeated: 0, refused: 0 };
    const rows: MemberImportReport['rows'] = [];
    const changes: MemberImportReport['changes'] = [];
    for await (const checked of checkedRows(sheet, database)) {
      for (const { state, number, name, errors, changed } of checked) {
        count[state] += 1;
        if (state === 'refused' && (rows.length < maxReported || sheet.fixes.has(number)))
          rows.push({
            row: number,
            name: cutText(name, 500),
            errors: reportedErrors(errors, sheet, language),
          });
        if (changed && changes.length < maxReported)
          changes.push({
            row: number,
            name: cutText(name, 500),
            cells: changedCells(changed.changes, language),
          });
      }
    }
    const { headers, samples, header_row, notes, mapping, fileName: file_name, sheet: name, sheets } = sheet;
    const file = { file_name, file_digest: sheet.fileDigest };
    const columns = importColumns(memberSheet, language);
    const how = { headers, samples, header_row, notes, mapping: { ...mapping }, columns };
    return {
      data: { ...file, sheet: name, sheets, ...how, total: sheet.rowCount, rows, changes, ...count },
    };
  } finally {
    await sheet.close();
  }
};
