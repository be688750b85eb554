import type { Member } from '@sen/api/contract/model';
import { formatDate, formatDateTime } from '../../words/formats';
import { type FactSection, factSections } from '../../patterns/factSections';
import { words } from './words';

/** What is known of a member beside name, role and status, by what it is about; what nobody entered is omitted. */
export function memberFacts(member: Member): FactSection[] {
  return factSections(
    [
      words('person'),
      [
        [words('email'), member.email],
        [words('phone'), member.phone],
        [words('dateOfBirth'), member.dateOfBirth && formatDate(member.dateOfBirth)],
        [words('address'), member.address],
      ],
    ],
    [
      words('work'),
      [
        [words('unit'), member.company_name],
        [words('department'), member.department],
        [words('position'), member.title],
        [words('membershipCode'), member.membership_code],
        [words('employeeCode'), member.employee_code],
      ],
    ],
    [
      words('account'),
      [
        [words('username'), member.username],
        [words('lockedAt'), member.deleted_at && formatDateTime(member.deleted_at)],
        [words('twoFactor'), words(member.two_factor ? 'on' : 'off')],
        [words('lastLogin'), member.last_login_at ? formatDateTime(member.last_login_at) : words('never')],
        [words('created'), formatDateTime(member.created_at)],
        [words('updated'), formatDateTime(member.updated_at)],
      ],
    ],
  );
}
