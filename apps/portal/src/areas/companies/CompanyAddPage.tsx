import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { CompanyEditor } from './CompanyEditor';
import { emptyCompany, companyReaders } from './companyForm';

/** Adds a unit. */
export function CompanyAddPage() {
  const user = useUser();
  const back = backToList('companies');
  return (
    <FormPage
      title={pageTitle('companyAdd')}
      back={back}
      draftKey={`${user.id}:company:new`}
      base={null}
      initial={emptyCompany}
      readers={companyReaders}
    >
      {(work) => <CompanyEditor work={work} back={back.href} />}
    </FormPage>
  );
}
