import type { Language } from '@sen/api/contract/model';
import type { CellError } from '@sen/domain/imports/CellError';
import { type ClassColumn, classSheet, studentKeys } from '@sen/domain/imports/classColumns';
import { importLimits } from '@sen/domain/imports/importLimits';
import { matchStudent, readClassRow } from '@sen/domain/imports/readClassRow';
import type { Caller } from '../../auth/Caller.ts';
import {
  type ColumnSheet,
  readableCells,
  unreadableCells,
  withUnreadable,
} from '../../spreadsheets/columnSheet.ts';
import { openSmallSheet, type SmallSheet } from '../../spreadsheets/openSmallSheet.ts';
import type { SpreadsheetRow } from '../../spreadsheets/Spreadsheet.ts';
import { accountsByKey, listedAccounts } from '../../store/classes/classLists.ts';
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

export interface ClassList extends SmallSheet<ClassColumn> {
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
  { classId, companyId, ...opening }: Opening,
  database: Database,
): Promise<ClassList> {
  const list = await openSmallSheet(classSheet, { ...opening, limits: importLimits.students });
  return { ...list, rows: await listedRows(list.read, list, { database, classId, companyId }) };
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
  const byKey = accountsByKey(await listedAccounts(database, students, ofClass));
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
