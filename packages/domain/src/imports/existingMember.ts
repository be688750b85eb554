import type { Role } from '@sen/api/contract/model';
import type { KeptMember } from '../users/keptMember.ts';
import type { CellError } from './CellError.ts';
import type { MemberColumn } from './memberColumns.ts';

/** The fields of an existing account that a row can conflict with. */
export interface ExistingMember {
  readonly email: string;
  readonly username: string;
  readonly membership_code: string | null;
  readonly company_id: string | null;
  readonly role: Role;
}

/**
 * Compares a row with the existing accounts: no match, the same member (an import repeated), or the cells whose names another
 * account has.
 */
export function meetExisting(
  member: KeptMember,
  accounts: readonly ExistingMember[],
): { repeated: boolean; errors: CellError<MemberColumn>[] } {
  const username = member.username.toLowerCase();
  const code = member.membership_code.toLowerCase();
  const names = (account: ExistingMember) => [account.email.toLowerCase(), account.username.toLowerCase()];
  const inUnit = (account: ExistingMember) => account.company_id === member.company_id;
  const hasCode = (account: ExistingMember) =>
    inUnit(account) && account.membership_code?.toLowerCase() === code;
  const isThis = (account: ExistingMember) =>
    account.email.toLowerCase() === member.email &&
    account.username.toLowerCase() === username &&
    hasCode(account) &&
    account.role === member.role;
  if (accounts.some(isThis)) return { repeated: true, errors: [] };
  const errors: CellError<MemberColumn>[] = [];
  if (accounts.some((account) => names(account).includes(member.email)))
    errors.push({ column: 'email', value: member.email, code: 'emailTaken' });
  if (accounts.some(hasCode))
    errors.push({ column: 'membership_code', value: member.membership_code, code: 'membershipCodeTaken' });
  if (username !== member.email && accounts.some((account) => names(account).includes(username)))
    errors.push({ column: 'username', value: member.username, code: 'usernameTaken' });
  return { repeated: false, errors };
}
