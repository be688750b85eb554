import type { MemberStatus, Role } from '@sen/api/contract/model';
import type { ErrorCode } from '../errors/codes.ts';
import type { CellError } from './CellError.ts';
import { type ClassColumn, classSheet, type StudentKey, studentKeys } from './classColumns.ts';
import { RowCells } from './RowCells.ts';
import type { SheetCell } from './SheetCell.ts';
import type { ColumnMapping } from './SheetColumns.ts';

/** What a row of a class list names its student by, as typed. */
export type NamedStudent = Readonly<Partial<Record<StudentKey, string>>>;

export type ClassRowReading = { readonly name: string } & (
  | { readonly ok: true; readonly student: NamedStudent }
  | { readonly ok: false; readonly errors: readonly CellError<ClassColumn>[] }
);

/** Characters; a longer cell is no code. */
const longest = 200;

/** Reads one row of a class list. Never throws. */
export function readClassRow(
  cells: readonly SheetCell[],
  mapping: ColumnMapping<ClassColumn>,
): ClassRowReading {
  const row = new RowCells(classSheet, cells, mapping);
  row.refuseFormulas(studentKeys);
  const given = studentKeys.filter((key) => row.text(key) !== '');
  for (const key of given)
    if (row.text(key).length > longest && !row.isWrong(key)) row.refuse(key, 'cellTooLong', { max: longest });
  if (given.length === 0) row.refuse(firstKey(mapping), 'studentNotNamed');
  const name = row.text('name') || (given[0] ? row.text(given[0]) : '');
  const { errors } = row;
  if (errors.length > 0) return { ok: false, name, errors };
  return { ok: true, name, student: Object.fromEntries(given.map((key) => [key, row.text(key)])) };
}

function firstKey(mapping: ColumnMapping<ClassColumn>): StudentKey {
  return studentKeys.find((key) => mapping[key] !== undefined) ?? 'membership_code';
}

/** An account that a row may name. */
export interface ListedAccount extends Readonly<Record<StudentKey, string | null>> {
  readonly id: string;
  readonly role: Role;
  readonly status: MemberStatus;
  /** Whether the account is in the class. */
  readonly attends: boolean;
}

export type StudentMatch =
  | { readonly ok: true; readonly account: ListedAccount }
  | { readonly ok: false; readonly errors: readonly CellError<ClassColumn>[] };

/**
 * Finds the student whom a row names: each of its keys must lead to the same account. A key that several have is made clear by another.
 * @param nobody what is said of a key that nobody among the accounts has
 */
export function matchStudent(
  student: NamedStudent,
  accounts: readonly ListedAccount[],
  nobody: 'studentNotFound' | 'scoreOfOutsider' = 'studentNotFound',
): StudentMatch {
  const keys = studentKeys.filter((key) => student[key] !== undefined);
  const [first, ...others] = keys
    .map((key) => ({ key, of: accounts.filter((account) => isNamed(account, key, student)) }))
    .toSorted((a, b) => a.of.length - b.of.length);
  if (!first) return { ok: false, errors: [wrong(student, 'membership_code', 'studentNotNamed')] };
  const unknown = [first, ...others].filter(({ of }) => of.length === 0);
  if (unknown.length > 0) return { ok: false, errors: unknown.map(({ key }) => wrong(student, key, nobody)) };
  const shared = first.of.filter(({ id }) =>
    others.every(({ of }) => of.some((account) => account.id === id)),
  );
  const [account, another] = shared;
  if (another) return { ok: false, errors: [wrong(student, first.key, 'studentAmbiguous')] };
  if (!account) {
    const different = others.find(({ of }) => !of.some(({ id }) => first.of.some((one) => one.id === id)));
    return { ok: false, errors: [wrong(student, (different ?? first).key, 'studentKeysDiffer')] };
  }
  if (account.role !== 'student') return { ok: false, errors: [wrong(student, first.key, 'notAStudent')] };
  if (account.status === 'locked') return { ok: false, errors: [wrong(student, first.key, 'studentLocked')] };
  return { ok: true, account };
}

function isNamed(account: ListedAccount, key: StudentKey, student: NamedStudent): boolean {
  return account[key]?.toLowerCase() === student[key]?.toLowerCase();
}

function wrong(student: NamedStudent, column: StudentKey, code: ErrorCode): CellError<ClassColumn> {
  return { column, value: student[column] ?? '', code };
}
