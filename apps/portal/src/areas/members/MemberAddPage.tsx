import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { can } from '@sen/domain/access/can';
import { roles } from '@sen/domain/access/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { backToList } from '../../patterns/list/lastLists';
import { FormPage } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { MemberEditor } from './MemberEditor';
import { emptyMember, memberReaders } from './memberForm';
import { memberListOf } from './memberLists';

interface Unit {
  id: string;
  company_name: string;
}

/** Adds a member; the page that links here sets the role (`?role=teacher`), and for a super-admin the unit (`&unit=7`). */
export function MemberAddPage() {
  const user = useUser();
  const [search] = useSearchParams();
  const unit = can(user.role, 'company.list') ? search.get('unit') : null;
  return unit === null ? <NewMember /> : <NewMemberOf unit={unit} />;
}

function NewMemberOf({ unit }: { unit: string }) {
  return (
    <LoadedForm query={useQuery(companyQueries.detail(unit))}>
      {({ data }) => <NewMember unit={data} />}
    </LoadedForm>
  );
}

function NewMember({ unit }: { unit?: Unit }) {
  const user = useUser();
  const [search] = useSearchParams();
  const role = roles.find((one) => one === search.get('role')) ?? '';
  const place = unit ? { company_id: unit.id, company_name: unit.company_name } : user;
  const [initial] = useState(() => emptyMember(place, role));
  const back = unit
    ? { href: href('companyView', { coid: unit.id }), label: unit.company_name }
    : backToList(memberListOf(role));
  return (
    <FormPage
      title={pageTitle('memberAdd')}
      back={back}
      draftKey={`${user.id}:member:new${unit ? `:${unit.id}` : ''}`}
      base={null}
      initial={initial}
      readers={memberReaders}
    >
      {(work) => <MemberEditor work={work} back={back.href} />}
    </FormPage>
  );
}
