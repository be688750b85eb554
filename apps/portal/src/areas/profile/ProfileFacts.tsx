import type { Profile } from '@sen/api/contract/model';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { formatDateTime } from '../../words/formats';
import { words } from './words';

/** What the unit records of a person: read-only here, changed by an administrator. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const { company_name, email, username, membership_code, employee_code } = profile;
  const { department, title, last_login_at } = profile;
  const facts = [
    { term: words('email'), details: email },
    { term: words('username'), details: username },
    { term: words('unit'), details: company_name },
    { term: words('department'), details: department },
    { term: words('position'), details: title },
    { term: words('membershipCode'), details: membership_code },
    { term: words('employeeCode'), details: employee_code },
    { term: words('lastLogin'), details: last_login_at && formatDateTime(last_login_at) },
  ];
  return (
    <DescriptionList
      look="columns"
      items={facts.flatMap(({ term, details }) => (details ? [{ term, details }] : []))}
    />
  );
}
