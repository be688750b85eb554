import { roles } from '@sen/domain/access/roles';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { asLeft } from '../../patterns/list/lastLists';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { MemberEditor } from './MemberEditor';
import { emptyMember, isMemberForm } from './memberForm';
import { memberListOf } from './memberLists';

/** Adds a member; the list that links here sets the role (`?role=teacher`). */
export function MemberAddPage() {
  const user = useUser();
  const [search] = useSearchParams();
  const role = roles.find((one) => one === search.get('role')) ?? '';
  const [initial] = useState(() => emptyMember(user, role));
  const list = memberListOf(role);
  const back = asLeft({ href: href(list), label: pageTitle(list) });
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
