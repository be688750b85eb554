import type { Language } from '@sen/api/contract/model';
import type { CellError } from '@sen/domain/imports/CellError';
import { importLimits } from '@sen/domain/imports/importLimits';
import { isOtherName, type OtherName } from '@sen/domain/imports/otherNames';
import { matchStudent, type NamedStudent } from '@sen/domain/imports/readClassRow';
import {
  blamedKey,
  readScoreRow,
  type ScoreChange,
  scoreChange,
  type ScoredStudent,
  whyNoScore,
} from '@sen/domain/imports/readScoreRow';
import { type ScoreColumn, scoreSheet } from '@sen/domain/imports/scoreColumns';
import type { Caller } from '../../auth/Caller.ts';
import { readableCells, unreadableCells, withUnreadable } from '../../spreadsheets/columnSheet.ts';
import { openSmallSheet, type SmallSheet } from '../../spreadsheets/openSmallSheet.ts';
import type { SpreadsheetRow } from '../../spreadsheets/Spreadsheet.ts';
import { accountsByKey, accountsOfClass, type NamedAccount } from '../../store/classes/classLists.ts';
import type { Database } from '../../store/database.ts';
import type { ImportOptions } from '../../store/imports/tables.ts';
import { scoredStudents } from '../../store/scores/scoredStudents.ts';
import type { Upload } from '../Operation.ts';

interface NamedRow extends SpreadsheetRow {
  name: string;
}

/** A row that names an account and a score, or leaves the score empty. */
interface MatchedRow extends NamedRow {
  studentId: string;
  student: NamedStudent;
  /** The name in the file where it is not that of the student. */
  otherName: OtherName | null;
  score: number | null;
}

/** A row of a file of scores with its outcome. */
export type ScoreSheetRow =
  | (MatchedRow & { state: ScoreChange; present: number | null; errors: [] })
  | (NamedRow & { state: 'refused'; errors: readonly CellError<ScoreColumn>[] });

export interface ScoreSheet extends SmallSheet<ScoreColumn> {
  rows: ScoreSheetRow[];
}

interface Opening {
  file: Upload;
  caller: Pick<Caller, 'id'>;
  options: ImportOptions;
  assignmentId: string;
  classId: string;
  language: Language;
}

/**
 * Reads a file of scores of an assigned exam.
 * @throws {RefusalError} a file that is unreadable as a whole; a fix of what the sheet lacks
 */
export async function openScoreSheet(
  { assignmentId, classId, ...opening }: Opening,
  database: Database,
): Promise<ScoreSheet> {
  const list = await openSmallSheet(scoreSheet, { ...opening, limits: importLimits.scores });
  if (list.fieldErrors.length > 0) return { ...list, rows: [] };
  const rows = matchedRows(list, await accountsOfClass(database, classId));
  const ids = rows.flatMap((row) => ('studentId' in row ? [row.studentId] : []));
  const students = new Map(
    (await scoredStudents(database, assignmentId, ids)).map((row) => [row.user_id, row]),
  );
  return {
    ...list,
    rows: rows.map((row) => ('studentId' in row ? judged(row, students.get(row.studentId)) : row)),
  };
}

/** What a row does, by what is known of its student now. */
export function judged(row: MatchedRow, student: ScoredStudent | undefined): ScoreSheetRow {
  const code = whyNoScore(student);
  if (code !== undefined || !student) {
    const column = blamedKey(row.student);
    const value = column === 'name' ? row.name : (row.student[column] ?? '');
    const { studentId: _id, student: _named, score: _score, otherName: _other, ...named } = row;
    return { ...named, state: 'refused', errors: [{ column, value, code: code ?? 'scoreOfOutsider' }] };
  }
  return { ...row, state: scoreChange(row.score, student), present: student.present, errors: [] };
}

type Refused = Extract<ScoreSheetRow, { state: 'refused' }>;

function matchedRows(
  { read, mapping }: SmallSheet<ScoreColumn>,
  accounts: readonly NamedAccount[],
): (MatchedRow | Refused)[] {
  const readings = read.map((row) => ({ row, reading: readScoreRow(readableCells(row.cells), mapping) }));
  const byKey = accountsByKey(accounts);
  const names = new Map(accounts.map((account) => [account.id, account.name]));
  const first = new Map<string, number>();
  return readings.map(({ row, reading }) => {
    const { name } = reading;
    const refused = (errors: readonly CellError<ScoreColumn>[]) =>
      ({ ...row, name, state: 'refused', errors }) as const;
    const errors = withUnreadable(unreadableCells(row.cells, mapping), reading.ok ? [] : reading.errors);
    if (!reading.ok || errors.length > 0) return refused(errors);
    const { student, written, score } = reading;
    const match = matchStudent(student, byKey(Object.values(student)), 'scoreOfOutsider');
    if (!match.ok) return refused(match.errors);
    const { id: studentId } = match.account;
    const earlier = first.get(studentId);
    if (earlier !== undefined) {
      const column = blamedKey(student);
      const value = column === 'name' ? name : (student[column] ?? '');
      return refused([{ column, value, code: 'studentTwiceInFile', params: { row: earlier } }]);
    }
    first.set(studentId, row.number);
    const own = names.get(studentId) ?? '';
    const otherName = isOtherName(written, own) ? { row: row.number, written, name: own } : null;
    return { ...row, name, studentId, student, otherName, score };
  });
}
