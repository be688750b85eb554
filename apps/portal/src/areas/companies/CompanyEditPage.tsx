import type { Company } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { Loaded } from '../../patterns/Loaded';
import { useDocumentName } from '../../patterns/useDocumentName';
import { href } from '../../routes/paths';
import { CompanyEditor } from './CompanyEditor';
import { formOf, companyReaders } from './companyForm';
import { words } from './words';

/** Edits a unit. */
export function CompanyEditPage({ params }: { params: { coid: string } }) {
  // No refetch while editing: the server compares the version that was loaded.
  const query = useQuery({ ...companyQueries.detail(params.coid), refetchOnWindowFocus: false });
  useDocumentName(query.data?.data.company_name ?? '');
  if (query.data) return <EditedCompany company={query.data.data} />;
  return (
    <PageFrame measure="sheet">
      <Loaded query={query}>{() => null}</Loaded>
    </PageFrame>
  );
}

function EditedCompany({ company }: { company: Company }) {
  const user = useUser();
  const initial = useMemo(() => formOf(company), [company]);
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
