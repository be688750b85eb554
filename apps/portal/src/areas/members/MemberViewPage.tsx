import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { mayManageMember } from '@sen/domain/users/mayManageMember';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Heading } from '@sen/ui/Heading';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { EarnedBadges } from '../../patterns/badges/EarnedBadges';
import { DetailPage } from '../../patterns/DetailPage';
import { PersonHead } from '../../patterns/people/PersonHead';
import { memberStatusLabel, memberStatusTones } from '../../words/labels';
import { memberActions } from './memberActions';
import { memberFacts } from './memberFacts';
import { backToMembers } from './memberLists';
import { SignInSection } from './SignInSection';
import { WaitsForActivation } from './WaitsForActivation';

/** One member, as far as the user may see it. */
export function MemberViewPage({ params }: { params: { uid: string } }) {
  const user = useUser();
  const query = useQuery(memberQueries.detail(params.uid));
  return (
    <DetailPage query={query} name={({ data }) => data.name}>
      {({ data: member }) => (
        <>
          <PageHeader
            title={member.name}
            back={backToMembers()}
            status={
              <StatusBadge tone={memberStatusTones[member.status]}>
                {memberStatusLabel(member.status)}
              </StatusBadge>
            }
            actions={
              <ActionButtons
                actions={memberActions(user)}
                {...(mayManageMember(user, member).allowed
                  ? { only: ['lock', 'unlock', 'edit'], behind: ['transcript'] }
                  : { only: ['transcript'] })}
                item={member}
              />
            }
          />
          {member.status === 'inactive' && <WaitsForActivation member={member} />}
          <PersonHead person={member} named={false} />
          {memberFacts(member).map(({ title, items }) => (
            <Stack key={title}>
              <Heading level={2}>{title}</Heading>
              <DescriptionList items={items} />
            </Stack>
          ))}
          <EarnedBadges userId={member.id} />
          <SignInSection member={member} />
        </>
      )}
    </DetailPage>
  );
}
