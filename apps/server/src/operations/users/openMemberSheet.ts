import { required } from '@sen/domain/errors/required';
import { importLimits } from '@sen/domain/imports/importLimits';
import { type MemberColumn, memberSheet } from '@sen/domain/imports/memberColumns';
import type { MemberImport } from '@sen/domain/imports/readMemberRow';
import { today } from '@sen/domain/time/today';
import { mayPlaceMember } from '@sen/domain/users/mayManageMember';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, assertNoFieldErrors, orFieldError, RefusalError } from '../../errors/RefusalError.ts';
import { type ColumnSheet, columnSheet } from '../../spreadsheets/columnSheet.ts';
import { withDates } from '../../spreadsheets/withDates.ts';
import { fileDigest } from '../../spreadsheets/fileDigest.ts';
import { openSpreadsheet } from '../../spreadsheets/openSpreadsheet.ts';
import { RowFixes, withFixedColumns } from '../../spreadsheets/rowFixes.ts';
import type { SpreadsheetRow } from '../../spreadsheets/Spreadsheet.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { findCompany } from '../../store/companies/companies.ts';
import type { Database } from '../../store/database.ts';
import type { ImportOptions } from '../../store/imports/tables.ts';
import type { Call } from '../Operation.ts';

/** An open sheet of members; its rows are read a few hundred at a time. */
export interface MemberSheet extends ColumnSheet<MemberColumn> {
  fileName: string;
  fileDigest: string;
  sheet: string;
  sheets: string[];
  /** Non-empty rows, without the header. */
  rowCount: number;
  /** The fixes, which its rows have already. */
  fixes: RowFixes;
  /** The rules by which its rows are parsed. */
  rules: MemberImport;
  /** The next rows; empty at the end. */
  nextRows(): Promise<SpreadsheetRow[]>;
  close(): Promise<void>;
}

interface ImportCall extends Pick<Call<'checkMembers'>, 'files' | 'caller' | 'language' | 'now'> {
  body: ImportOptions & { company_id?: string };
}

/**
 * The unit that members are imported into: an admin's own if none is named.
 * @throws {RefusalError} a role or unit that the caller may not assign
 */
export async function unitOfMembers(
  caller: Caller,
  named: string | undefined,
  database: Database,
): Promise<{ id: string; name: string }> {
  const company_id = named ?? caller.company_id ?? '';
  assertNoFieldErrors(required('company_id', company_id));
  assertAllowed(mayPlaceMember(caller, { role: 'student', company_id }));
  return orFieldError(await findCompany(database, company_id), 'company_id', 'unknownReference');
}

/**
 * Opens the file of an import for its unit. The caller must close it.
 * @throws {RefusalError} a role or unit that the caller may not assign; a file that is unreadable as a whole
 */
export async function openMemberSheet(call: ImportCall, database: Database): Promise<MemberSheet> {
  const { body, caller, language, now } = call;
  const upload = uploadedFile(call.files, importLimits.members.bytes);
  const company = await unitOfMembers(caller, body.company_id, database);
  const digest = fileDigest(upload.bytes);
  const { bytes, name } = upload;
  const limits = importLimits.members;
  const opened = await openSpreadsheet({ bytes, name, sheet: body.sheet, limits }, caller.id);
  try {
    const first = await opened.nextRows();
    const { sheet, sheets, dateSystem, hiddenRows, width, hasMore } = opened;
    const columns = columnSheet(memberSheet, first, { chosen: body, language, hiddenRows, width, hasMore });
    const { fixes } = body;
    const fixedColumns = withFixedColumns(memberSheet, columns.columnSheet, { fixes, language });
    const rowFixes = new RowFixes(fixes, fixedColumns.mapping);
    const rowCount = opened.rowCount - columns.skipped;
    const max = importLimits.members.rows;
    if (rowCount < 1) throw new RefusalError('fileEmpty');
    if (rowCount > max) throw new RefusalError('tooManyRows', { params: { max } });
    const birthday = columns.columnSheet.mapping.dateOfBirth;
    let begun = false;
    return {
      ...fixedColumns,
      fixes: rowFixes,
      fileName: upload.name,
      fileDigest: digest,
      sheet,
      sheets,
      rowCount,
      rules: { actor: caller, company, today: today(now), language },
      async nextRows() {
        // The first message holds the headings and some rows.
        const rest = begun ? [] : first.slice(columns.skipped);
        begun = true;
        const rows = rest.length > 0 ? rest : await opened.nextRows();
        if (rows.length === 0) rowFixes.assertAllFound();
        const dated = dateSystem === 1904 && birthday !== undefined ? withDates(rows, birthday) : rows;
        return rowFixes.apply(dated);
      },
      close: () => opened.close(),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
