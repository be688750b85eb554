import type { Language } from '@sen/api/contract/model';
import type { CellError } from '@sen/domain/imports/CellError';
import { type ClassColumn, classSheet, studentKeys } from '@sen/domain/imports/classColumns';
import { importLimits } from '@sen/domain/imports/importLimits';
import { matchStudent, readClassRow } from '@sen/domain/imports/readClassRow';
import type { Caller } from '../../auth/Caller.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import {
  type ColumnSheet,
  columnSheet,
  readableCells,
  unreadableCells,
  withUnreadable,
} from '../../spreadsheets/columnSheet.ts';
import { readSpreadsheet } from '../../spreadsheets/readSpreadsheet.ts';
import { RowFixes, withFixedColumns } from '../../spreadsheets/rowFixes.ts';
import type { SpreadsheetRow } from '../../spreadsheets/Spreadsheet.ts';
import { listedAccounts } from '../../store/classes/classLists.ts';
import type { Database } from '../../store/database.ts';
import type { ImportOptions } from '../../store/imports/tables.ts';
import type { Upload } from '../Operation.ts';

/** A row of a class list with its outcome: a new student, one of the class, or the reasons of a refusal. */
export interface ListedRow extends SpreadsheetRow {
  name: string;
  state: 'good' | 'repeated' | 'refused';
  /** The account, unless the row is refused. */
  studentId?: string;
  errors: readonly CellError<ClassColumn>[];
}

export interface ClassList extends ColumnSheet<ClassColumn> {
  sheet: string;
  sheets: string[];
  /** The fixes, which the rows have already. */
  fixes: RowFixes;
  rows: ListedRow[];
}

interface Opening {
  file: Upload;
  caller: Pick<Caller, 'id'>;
  options: ImportOptions;
  classId: string;
  companyId: string;
  language: Language;
}

/**
 * Reads a class list.
 * @throws {RefusalError} a file that is unreadable as a whole; a fix of what the sheet lacks
 */
export async function openClassList(
  { file: { bytes, name }, caller, options, language, ...ofClass }: Opening,
  database: Database,
): Promise<ClassList> {
  const limits = importLimits.students;
  const { rows, sheet, sheets, hiddenRows, width, hasMore } = await readSpreadsheet(
    { bytes, name, sheet: options.sheet, limits },
    caller.id,
  );
  const { columnSheet: columns, skipped } = columnSheet(classSheet, rows, {
    chosen: options,
    language,
    hiddenRows,
    width,
    hasMore,
  });
  const below = rows.slice(skipped);
  if (below.length === 0) throw new RefusalError('fileEmpty');
  if (below.length > limits.rows) throw new RefusalError('tooManyRows', { params: { max: limits.rows } });
  const { fixes: given } = options;
  const fixed = withFixedColumns(classSheet, columns, { fixes: given, language });
  const fixes = new RowFixes(given, fixed.mapping);
  const read = fixes.apply(below);
  fixes.assertAllFound();
  return { ...fixed, fixes, sheet, sheets, rows: await listedRows(read, fixed, { database, ...ofClass }) };
}

async function listedRows(
  rows: readonly SpreadsheetRow[],
  { mapping, fieldErrors }: ColumnSheet<ClassColumn>,
  { database, ...ofClass }: { database: Database; classId: string; companyId: string },
): Promise<ListedRow[]> {
  if (fieldErrors.length > 0) return [];
  const read = rows.map((row) => {
    const reading = readClassRow(readableCells(row.cells), mapping);
    const errors = withUnreadable(unreadableCells(row.cells, mapping), reading.ok ? [] : reading.errors);
    return { row, name: reading.name, errors, student: reading.ok && errors.length === 0 && reading.student };
  });
  const students = read.flatMap(({ student }) => (student ? [student] : []));
  const byKey = keyed(await listedAccounts(database, students, ofClass));
  const first = new Map<string, number>();
  return read.map(({ row, name, errors, student }): ListedRow => {
    if (!student) return { ...row, name, state: 'refused', errors };
    const match = matchStudent(student, byKey(Object.values(student)));
    if (!match.ok) return { ...row, name, state: 'refused', errors: match.errors };
    const { id: studentId, attends } = match.account;
    const earlier = first.get(studentId);
    if (earlier !== undefined) {
      const column = studentKeys.find((key) => student[key] !== undefined) ?? 'membership_code';
      const value = student[column] ?? '';
      const twice = { column, value, code: 'studentTwiceInFile', params: { row: earlier } } as const;
      return { ...row, name, state: 'refused', errors: [twice] };
    }
    first.set(studentId, row.number);
    return { ...row, name, state: attends ? 'repeated' : 'good', studentId, errors: [] };
  });
}

type Account = Awaited<ReturnType<typeof listedAccounts>>[number];

/** Indexes accounts by their keys, so that each row is compared with those that share one only. */
function keyed(accounts: readonly Account[]): (keys: readonly string[]) => Account[] {
  const byKey = new Map<string, Set<Account>>();
  for (const account of accounts)
    for (const text of [account.membership_code, account.employee_code, account.email, account.username]) {
      const key = text?.toLowerCase();
      if (key === undefined) continue;
      byKey.set(key, (byKey.get(key) ?? new Set()).add(account));
    }
  return (keys) => [...new Set(keys.flatMap((key) => [...(byKey.get(key.toLowerCase()) ?? [])]))];
}
