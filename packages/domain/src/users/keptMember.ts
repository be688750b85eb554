import type { Member, MemberDraft } from '@sen/api/contract/model';
import { tidySpaces } from '../text/spaces.ts';
import { emailOf } from './emailOf.ts';
import { dateOfBirthOf, firstNameOf, phoneOf } from './checkPerson.ts';

const texts = ['address', 'employee_code', 'title', 'department', 'school'] as const;

export const usernameOf = (text: string): string => text.trim().normalize('NFC');

/**
 * Converts a valid draft to its stored form: omitted fields keep their values, an empty text becomes null. The user name
 * defaults to the email.
 */
export function keptMember(draft: MemberDraft, company_id: string | null, before?: Member) {
  const email = emailOf(draft.email);
  const name = tidySpaces(draft.name);
  const username = usernameOf(draft.username ?? before?.username ?? '');
  const kept = texts.map((field) => {
    const text = draft[field];
    return [field, text === undefined ? (before?.[field] ?? null) : text.trim() || null];
  });
  return {
    company_id,
    role: draft.role,
    name,
    first_name: firstNameOf(name),
    email,
    username: username || email,
    phone: phoneOf(draft.phone),
    dateOfBirth: dateOfBirthOf(draft.dateOfBirth),
    membership_code: tidySpaces(draft.membership_code),
    sex: draft.sex === undefined ? (before?.sex ?? null) : draft.sex || null,
    ...(Object.fromEntries(kept) as Record<(typeof texts)[number], string | null>),
  };
}

export type KeptMember = ReturnType<typeof keptMember>;
