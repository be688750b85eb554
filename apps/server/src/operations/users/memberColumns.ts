import type { Member, MemberDraft } from '@sen/api/contract/model';
import { checkMember } from '@sen/domain/users/checkMember';
import { keptMember } from '@sen/domain/users/keptMember';
import { today } from '@sen/domain/time/today';
import { fieldError } from '@sen/domain/errors/FieldError';
import type { Caller } from '../../auth/Caller.ts';
import { assertNoFieldErrors, orFieldError } from '../../errors/RefusalError.ts';
import { findCompany } from '../../store/companies/companies.ts';
import type { Database } from '../../store/database.ts';
import { findTaken, type MemberColumns, type TakenField } from '../../store/users/memberChanges.ts';

const takenCodes = {
  email: 'emailTaken',
  username: 'usernameTaken',
  membership_code: 'membershipCodeTaken',
} as const satisfies Record<TakenField, string>;

/** The unit of a draft: if none is named, the admin's own, or none for roles above units. */
export function unitOf({ role, company_id }: MemberDraft, caller: Caller, before?: Member): string | null {
  if (role === 'super-admin') return null;
  return company_id || before?.company_id || (caller.role === 'admin' ? caller.company_id : null);
}

/**
 * A draft as stored: absent fields stay as they were, an empty text becomes null.
 * @throws {RefusalError} validationFailed, by the rules of section 5; names that another account has
 */
export async function memberColumns(
  database: Database,
  draft: MemberDraft,
  { company_id, before, now }: { company_id: string | null; before?: Member; now: Date },
): Promise<MemberColumns> {
  const username = draft.username ?? before?.username ?? '';
  assertNoFieldErrors(checkMember({ ...draft, username, company_id: company_id ?? '' }, today(now)));
  const columns = keptMember(draft, company_id, before);
  if (company_id !== null)
    orFieldError(await findCompany(database, company_id), 'company_id', 'unknownReference');
  const taken = await findTaken(database, columns, before?.id);
  // A user name equal to the email needs one change, not two: report only the email.
  const shown = taken.filter((field) => field !== 'username' || columns.username !== columns.email);
  assertNoFieldErrors(shown.map((field) => fieldError(field, takenCodes[field])));
  return columns;
}
