import type { Member } from '@sen/api/contract/model';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { mayManageMember } from '@sen/domain/users/mayManageMember';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { PageHeader } from '@sen/ui/PageHeader';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { DetailPage } from '../../patterns/DetailPage';
import { PersonHead } from '../../patterns/people/PersonHead';
import { formatDate, formatDateTime } from '../../words/formats';
import { memberStatusLabel, memberStatusTones } from '../../words/labels';
import { memberActions } from './memberActions';
import { backToMembers } from './memberLists';
import { SignInSection } from './SignInSection';
import { WaitsForActivation } from './WaitsForActivation';
import { words } from './words';

/** One member, as far as the user may see it. */
export function MemberViewPage({ params }: { params: { uid: string } }) {
  const user = useUser();
  const query = useQuery(memberQueries.detail(params.uid));
  return (
    <DetailPage query={query}>
      {({ data: member }) => (
        <>
          <PageHeader
            title={words('details', { name: member.name })}
            back={backToMembers()}
            status={
              <StatusBadge tone={memberStatusTones[member.status]}>
                {memberStatusLabel(member.status)}
              </StatusBadge>
            }
            actions={
              mayManageMember(user, member).allowed && (
                <ActionButtons
                  actions={memberActions(user)}
                  only={['lock', 'unlock', 'edit']}
                  item={member}
                />
              )
            }
          />
          {member.status === 'inactive' && <WaitsForActivation member={member} />}
          <PersonHead person={member} />
          <DescriptionList look="columns" items={factsOf(member)} />
          <SignInSection member={member} />
        </>
      )}
    </DetailPage>
  );
}

function factsOf(member: Member) {
  const facts = [
    { term: words('email'), details: member.email },
    { term: words('username'), details: member.username },
    { term: words('phone'), details: member.phone },
    { term: words('dateOfBirth'), details: member.dateOfBirth && formatDate(member.dateOfBirth) },
    { term: words('unit'), details: member.company_name },
    { term: words('department'), details: member.department },
    { term: words('position'), details: member.title },
    { term: words('membershipCode'), details: member.membership_code },
    { term: words('employeeCode'), details: member.employee_code },
    { term: words('address'), details: member.address },
    { term: words('twoFactor'), details: words(member.two_factor ? 'on' : 'off') },
    {
      term: words('lastLogin'),
      details: member.last_login_at ? formatDateTime(member.last_login_at) : words('never'),
    },
    { term: words('created'), details: formatDateTime(member.created_at) },
  ];
  return facts.flatMap(({ term, details }) => (details ? [{ term, details }] : []));
}
