import { randomUUID } from 'node:crypto';
import type { MemberImportReport } from '@sen/api/contract/model';
import { memberSheet } from '@sen/domain/imports/memberColumns';
import { importColumns } from '@sen/domain/imports/SheetColumns';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { reportedErrors } from '../../spreadsheets/columnSheet.ts';
import type { Handler } from '../Operation.ts';
import { checkedRows, type CheckedRow } from './checkedRows.ts';
import { openMemberSheet } from './openMemberSheet.ts';
import { beginImport } from './storeMembers.ts';

/** Rows listed in the report; all others are in the file of refused rows. */
const maxReported = 1_000;

export const importMembers: Handler<'importMembers'> = async (call, { database }) => {
  const { body, caller, language, now } = call;
  const sheet = await openMemberSheet(call, database);
  try {
    if (!body.dry_run) assertNoFieldErrors(sheet.fieldErrors);
    const importId = body.import_id ?? randomUUID();
    const run = { importId, companyId: sheet.rules.company.id, actorId: caller.id, now };
    const storing = body.dry_run ? undefined : await beginImport(database, run);
    const count = { good: 0, repeated: 0, refused: 0 };
    const rows: MemberImportReport['rows'] = [];
    for await (const checked of checkedRows(sheet, database)) {
      const part: CheckedRow[] = storing ? await storing.store(checked) : checked;
      for (const { state, number, name, errors } of part) {
        count[state] += 1;
        if (state === 'refused' && rows.length < maxReported)
          rows.push({
            row: number,
            name: name.slice(0, 500),
            errors: reportedErrors(errors, sheet, language),
          });
      }
    }
    const before = storing?.savedBefore ?? 0;
    const {
      headers,
      header_row,
      notes,
      mapping,
      fileName: file_name,
      sheet: name,
      sheets,
      rowCount: total,
    } = sheet;
    const columns = importColumns(memberSheet, language);
    return {
      data: {
        file_name,
        sheet: name,
        sheets,
        headers,
        header_row,
        notes,
        mapping: { ...mapping },
        columns,
        total,
        rows,
        good: count.good,
        // Accounts that this import created in an earlier try are not duplicates.
        repeated: Math.max(0, count.repeated - before),
        refused: count.refused,
        saved: storing ? before + count.good : 0,
      },
    };
  } finally {
    await sheet.close();
  }
};
