import { roles } from '@sen/domain/access/roles';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { backToList } from '../../patterns/list/lastLists';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { MemberEditor } from './MemberEditor';
import { emptyMember, isMemberForm } from './memberForm';
import { memberListOf } from './memberLists';

/** Adds a member; the list that links here sets the role (`?role=teacher`). */
export function MemberAddPage() {
  const user = useUser();
  const [search] = useSearchParams();
  const role = roles.find((one) => one === search.get('role')) ?? '';
  const [initial] = useState(() => emptyMember(user, role));
  const back = backToList(memberListOf(role));
  return (
    <FormPage
      title={pageTitle('memberAdd')}
      back={back}
      draftKey={`${user.id}:member:new`}
      base={null}
      initial={initial}
      isValue={isMemberForm}
    >
      {(work) => <MemberEditor work={work} back={back.href} />}
    </FormPage>
  );
}
