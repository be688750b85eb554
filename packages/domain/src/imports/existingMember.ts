import type { Role } from '@sen/api/contract/model';
import type { Actor } from '../access/scope.ts';
import type { KeptMember } from '../users/keptMember.ts';
import { mayManageMember } from '../users/mayManageMember.ts';
import type { CellError } from './CellError.ts';
import type { MemberColumn } from './memberColumns.ts';
import type { ColumnMapping } from './SheetColumns.ts';

/** The fields that an import may change: never those of the sign-in, the role or the unit. */
export const changeableFields = [
  'name',
  'phone',
  'dateOfBirth',
  'membership_code',
  'employee_code',
  'sex',
  'title',
  'department',
  'school',
  'address',
] as const satisfies readonly (keyof KeptMember & MemberColumn)[];
export type ChangeableField = (typeof changeableFields)[number];

/** An existing account that a row can be about or conflict with. */
export interface ExistingMember extends Readonly<Record<ChangeableField, string | null>> {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly company_id: string | null;
  readonly role: Role;
}

/** A field of an existing account, and what a row gives it. */
export interface FieldChange {
  readonly field: ChangeableField;
  readonly before: string | null;
  readonly after: string;
}

/** What a row is about: a new member, an existing one as it is or with changes, or the cells that are wrong. */
export type Meeting =
  | { readonly state: 'good' }
  | { readonly state: 'repeated' }
  | { readonly state: 'changed'; readonly id: string; readonly changes: readonly FieldChange[] }
  | { readonly state: 'refused'; readonly errors: readonly CellError<MemberColumn>[] };

interface Importing {
  readonly actor: Actor;
  /** The columns of the file: what it does not have, it does not change. */
  readonly mapping: ColumnMapping<MemberColumn>;
}

/**
 * Compares a row with the existing accounts. It is about the account of the unit that has both its email and its code: one of them
 * alone may be a mistake, and is refused as taken. An empty cell changes nothing.
 */
export function meetExisting(
  member: KeptMember,
  accounts: readonly ExistingMember[],
  { actor, mapping }: Importing,
): Meeting {
  const known = accounts.find((account) => isSamePerson(member, account));
  if (known) return meetKnown(member, known, { actor, mapping });
  const errors = takenNames(member, accounts);
  return errors.length > 0 ? { state: 'refused', errors } : { state: 'good' };
}

const key = (text: string | null) => text?.toLowerCase() ?? null;

function isSamePerson(member: KeptMember, account: ExistingMember): boolean {
  const code = key(account.membership_code);
  return (
    key(account.email) === member.email &&
    account.company_id === member.company_id &&
    (code === null || code === key(member.membership_code))
  );
}

function meetKnown(member: KeptMember, account: ExistingMember, { actor, mapping }: Importing): Meeting {
  const errors: CellError<MemberColumn>[] = [];
  const { role, username } = member;
  if (!mayManageMember(actor, account).allowed || role !== account.role)
    errors.push({ column: 'role', value: role, code: 'importKeepsRole' });
  // Without a user name in its row, a member gets the email as one.
  if (username !== member.email && key(username) !== key(account.username))
    errors.push({ column: 'username', value: username, code: 'importKeepsUsername' });
  if (errors.length > 0) return { state: 'refused', errors };
  const changes = changeableFields.flatMap((field): FieldChange[] => {
    const after = member[field];
    const before = account[field];
    const isSame = field === 'membership_code' ? key(before) === key(after) : before === after;
    return mapping[field] === undefined || !after || isSame ? [] : [{ field, before, after }];
  });
  return changes.length > 0 ? { state: 'changed', id: account.id, changes } : { state: 'repeated' };
}

function takenNames(member: KeptMember, accounts: readonly ExistingMember[]): CellError<MemberColumn>[] {
  const { email, membership_code, company_id } = member;
  const username = member.username.toLowerCase();
  const has = (name: string) => (account: ExistingMember) =>
    key(account.email) === name || key(account.username) === name;
  const hasCode = (account: ExistingMember) =>
    account.company_id === company_id && key(account.membership_code) === key(membership_code);
  const errors: CellError<MemberColumn>[] = [];
  if (accounts.some(has(email))) errors.push({ column: 'email', value: email, code: 'emailTaken' });
  if (accounts.some(hasCode))
    errors.push({ column: 'membership_code', value: membership_code, code: 'membershipCodeTaken' });
  if (username !== email && accounts.some(has(username)))
    errors.push({ column: 'username', value: member.username, code: 'usernameTaken' });
  return errors;
}
