import type { Member } from '@sen/api/contract/model';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { mayManageMember } from '@sen/domain/users/mayManageMember';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { backToList } from '../../patterns/list/lastLists';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formWords } from './formWords';
import { MemberEditor } from './MemberEditor';
import { formOf, memberReaders } from './memberForm';
import { memberListPlace, useMemberListName } from './memberLists';

/** Edits a member, from the member's own page or from the list of a role. */
export function MemberEditPage({ params }: { params: { uid: string } }) {
  const user = useUser();
  const { role } = memberListPlace(useMemberListName());
  return (
    <EditPage
      query={memberQueries.detail(params.uid)}
      name={({ name }) => name}
      belongs={(member) => role === undefined || member.role === role}
      guard={{
        rule: (member) => mayManageMember(user, member),
        view: ({ id }) => href('memberView', { uid: id }),
      }}
    >
      {(member) => <EditedMember member={member} />}
    </EditPage>
  );
}

function EditedMember({ member }: { member: Member }) {
  const user = useUser();
  const list = useMemberListName();
  const initial = useMemo(() => formOf(member), [member]);
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
