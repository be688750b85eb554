import type { Member } from '@sen/api/contract/model';
import { formatDate, formatDateTime } from '../../words/formats';
import { words } from './words';

interface Facts {
  title: string;
  items: { term: string; details: string }[];
}

/** What is known of a member beside name, role and status, by what it is about; what nobody entered is omitted. */
export function memberFacts(member: Member): Facts[] {
  return [
    section(words('person'), [
      [words('email'), member.email],
      [words('phone'), member.phone],
      [words('dateOfBirth'), member.dateOfBirth && formatDate(member.dateOfBirth)],
      [words('address'), member.address],
    ]),
    section(words('work'), [
      [words('unit'), member.company_name],
      [words('department'), member.department],
      [words('position'), member.title],
      [words('membershipCode'), member.membership_code],
      [words('employeeCode'), member.employee_code],
    ]),
    section(words('account'), [
      [words('username'), member.username],
      [words('lockedAt'), member.deleted_at && formatDateTime(member.deleted_at)],
      [words('twoFactor'), words(member.two_factor ? 'on' : 'off')],
      [words('lastLogin'), member.last_login_at ? formatDateTime(member.last_login_at) : words('never')],
      [words('created'), formatDateTime(member.created_at)],
      [words('updated'), formatDateTime(member.updated_at)],
    ]),
  ].filter(({ items }) => items.length > 0);
}

function section(title: string, facts: readonly [string, string | null][]): Facts {
  return { title, items: facts.flatMap(([term, details]) => (details ? [{ term, details }] : [])) };
}
