import type { Language, MemberDraft, Role } from '@sen/api/contract/model';
import type { Actor } from '../access/scope.ts';
import { nameKey } from '../text/sameName.ts';
import { tidySpaces } from '../text/spaces.ts';
import { checkMember } from '../users/checkMember.ts';
import { emailOf } from '../users/emailOf.ts';
import { type KeptMember, keptMember, usernameOf } from '../users/keptMember.ts';
import { mayPlaceMember } from '../users/mayManageMember.ts';
import type { CellError } from './CellError.ts';
import type { UniqueNames } from './ClaimedNames.ts';
import { type MemberColumn, memberSheet } from './memberColumns.ts';
import { lacksZero } from './readPhone.ts';
import { readSex } from './readSex.ts';
import { importedRoles, readRole } from './readRole.ts';
import type { SheetCell } from './SheetCell.ts';
import { RowCells } from './RowCells.ts';
import type { ColumnMapping } from './SheetColumns.ts';

/** The importing person, the unit, the time, and the language of accepted values. */
export interface MemberImport {
  readonly actor: Actor;
  readonly company: { readonly id: string; readonly name: string };
  /** 'yyyy-mm-dd' in the product's time zone. */
  readonly today: string;
  readonly language: Language;
}

/** A member that may be created, or the errors by cell. `name` as far as it was read. */
export type MemberRowReading = { readonly name: string } & (
  | { readonly ok: true; readonly member: KeptMember & { company_id: string } }
  | {
      readonly ok: false;
      readonly errors: readonly CellError<MemberColumn>[];
      /** Those that are right, so that the row is told everything at once; the others are empty. */
      readonly names: UniqueNames;
    }
);

/** Length limits of the contract; `checkMember` validates the rest. */
const longest = {
  email: 200,
  phone: 40,
  dateOfBirth: 20,
  employee_code: 100,
  title: 300,
  department: 300,
  school: 300,
  address: 500,
} as const satisfies Partial<Record<MemberColumn, number>>;

/**
 * Reads one row of a sheet of members with the rules of the form and of imports: an import creates no system administrator, and
 * all members belong to one unit. Never throws.
 */
export function readMemberRow(
  cells: readonly SheetCell[],
  mapping: ColumnMapping<MemberColumn>,
  { actor, company, today, language }: MemberImport,
): MemberRowReading {
  const row = new RowCells(memberSheet, cells, mapping);
  const name = row.text('name');
  row.refuseFormulas(memberSheet.keys);
  refuseLongCells(row);
  refuseCutPhone(row);
  const role = roleOf(row, actor, company.id, language);
  const draft: MemberDraft = {
    ...textsOf(row),
    sex: sexOf(row),
    role: role ?? 'student',
    company_id: company.id,
  };
  refuseOtherUnits(row, company.name);
  const form = { ...draft, username: row.text('username'), company_id: company.id };
  for (const { field, code, params } of checkMember(form, today)) {
    const column = columnOf(field);
    if (!row.isWrong(column)) row.refuse(column, code, params);
  }
  const { errors } = row;
  return errors.length === 0
    ? { ok: true, name, member: { ...keptMember(draft, company.id), company_id: company.id } }
    : { ok: false, name, errors, names: namesOf(row) };
}

type Cells = RowCells<MemberColumn>;

function namesOf(row: Cells): UniqueNames {
  const right = (column: MemberColumn) => (row.isWrong(column) ? '' : row.text(column));
  const email = emailOf(right('email'));
  return {
    email,
    username: usernameOf(right('username')) || email,
    membership_code: tidySpaces(right('membership_code')),
  };
}

function textsOf(row: Cells) {
  return {
    email: row.text('email'),
    username: row.text('username'),
    phone: row.text('phone'),
    name: row.text('name'),
    address: row.text('address'),
    dateOfBirth: row.text('dateOfBirth'),
    membership_code: row.text('membership_code'),
    employee_code: row.text('employee_code'),
    title: row.text('title'),
    department: row.text('department'),
    school: row.text('school'),
  };
}

/** Nine digits without the leading 0 are unambiguous, and `readPhone` adds it; eight or ten may be a different number. */
function refuseCutPhone(row: Cells): void {
  const value = row.text('phone');
  if (!row.isWrong('phone') && lacksZero(value)) row.refuse('phone', 'phoneLostZero', { value });
}

function refuseLongCells(row: Cells): void {
  for (const column of memberSheet.keys) {
    const max = column in longest ? longest[column as keyof typeof longest] : undefined;
    if (max !== undefined && row.text(column).length > max && !row.isWrong(column))
      row.refuse(column, 'cellTooLong', { max });
  }
}

function roleOf(row: Cells, actor: Actor, company_id: string, language: Language): Role | undefined {
  const value = row.text('role');
  if (row.isWrong('role')) return undefined;
  if (value === '') {
    row.refuse('role', 'roleMissing', { allowed: importedRoles(language) });
    return undefined;
  }
  const role = readRole(value);
  if (role === undefined) {
    row.refuse('role', 'unknownRole', { value: value.slice(0, 100), allowed: importedRoles(language) });
    return undefined;
  }
  const verdict = mayPlaceMember(actor, { role, company_id });
  if (role === 'super-admin') row.refuse('role', 'superAdminNotImported');
  else if (!verdict.allowed) row.refuse('role', verdict.code, verdict.params);
  return role;
}

function sexOf(row: Cells): NonNullable<MemberDraft['sex']> {
  const text = row.text('sex');
  if (text === '' || row.isWrong('sex')) return '';
  const reading = readSex(text);
  if (reading.ok) return reading.value;
  row.refuse('sex', reading.code, reading.params);
  return '';
}

/** A row of another unit is refused: importing it would move the person. */
function refuseOtherUnits(row: Cells, unit: string): void {
  const value = row.text('unit');
  if (value === '' || row.isWrong('unit') || nameKey(value) === nameKey(unit)) return;
  row.refuse('unit', 'rowOfAnotherUnit', { value: value.slice(0, 300), unit });
}

/** The column of a field error of `checkMember`. */
function columnOf(field: string): MemberColumn {
  return memberSheet.keys.find((column) => column === field) ?? 'unit';
}
