import type { Company } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { draftOfCompany } from '@sen/domain/companies/draftOfCompany';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { href } from '../../routes/paths';
import { CompanyEditor } from './CompanyEditor';
import { companyReaders } from './companyForm';
import { words } from './words';

/** Edits a unit. */
export function CompanyEditPage({ params }: { params: { coid: string } }) {
  return (
    <EditPage query={companyQueries.detail(params.coid)} name={({ company_name }) => company_name}>
      {(company) => <EditedCompany company={company} />}
    </EditPage>
  );
}

function EditedCompany({ company }: { company: Company }) {
  const user = useUser();
  const initial = useMemo(() => draftOfCompany(company), [company]);
  const back = { href: href('companyView', { coid: company.id }), label: company.company_name };
  return (
    <FormPage
      title={words('editing', { name: company.company_name })}
      back={back}
      draftKey={`${user.id}:company:${company.id}`}
      base={String(company.version)}
      initial={initial}
      readers={companyReaders}
    >
      {(work) => <CompanyEditor work={work} company={company} back={back.href} />}
    </FormPage>
  );
}
