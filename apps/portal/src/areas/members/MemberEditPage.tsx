import type { Member } from '@sen/api/contract/model';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { mayManageMember } from '@sen/domain/users/mayManageMember';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { backToList } from '../../patterns/list/lastLists';
import { FormPage } from '../../patterns/forms/FormPage';
import { Loaded } from '../../patterns/Loaded';
import { useDocumentName } from '../../patterns/useDocumentName';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formWords } from './formWords';
import { MemberEditor } from './MemberEditor';
import { formOf, memberReaders } from './memberForm';
import { memberListPlace, useMemberListName } from './memberLists';

/** Edits a member, from the member's own page or from the list of a role. */
export function MemberEditPage({ params }: { params: { uid: string } }) {
  // No refetch while editing: the draft notices that the server's version has changed.
  const query = useQuery({ ...memberQueries.detail(params.uid), refetchOnWindowFocus: false });
  useDocumentName(query.data?.data.name ?? '');
  const { role } = memberListPlace(useMemberListName());
  const [loaded, setLoaded] = useState<Member>();
  const member = query.data?.data;
  const belongs = role === undefined || (loaded ?? member)?.role === role;
  if (member && !loaded) setLoaded(member);
  if (member && belongs) return <EditedMember member={member} />;
  return (
    <PageFrame measure="sheet">
      <Loaded query={query} belongs={() => belongs}>
        {() => null}
      </Loaded>
    </PageFrame>
  );
}

function EditedMember({ member }: { member: Member }) {
  const user = useUser();
  const list = useMemberListName();
  const initial = useMemo(() => formOf(member), [member]);
  if (!mayManageMember(user, member).allowed) return <Redirect to={href('forbidden')} replace />;
  const back =
    list === 'members'
      ? { href: href('memberView', { uid: member.id }), label: pageTitle('memberView') }
      : backToList(list);
  return (
    <FormPage
      title={formWords('editing', { name: member.name })}
      back={back}
      draftKey={`${user.id}:member:${member.id}`}
      base={member.updated_at}
      initial={initial}
      readers={memberReaders}
    >
      {(work) => <MemberEditor work={work} member={member} back={back.href} />}
    </FormPage>
  );
}
