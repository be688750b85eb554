import type { Company } from '@sen/api/contract/model';
import { companyMutations } from '@sen/api/resources/companies/companyMutations';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { checkCompany } from '@sen/domain/companies/checkCompany';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { href } from '../../routes/paths';
import type { CompanyForm } from './companyForm';
import { words } from './words';

/** Saves a unit and opens its page. */
export function useSaveCompany({ value, forget }: FormWork<CompanyForm>, company?: Company): Save {
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(companyQueries.detail(company?.id ?? '').queryKey, 'companyChanged');
  return useSave({
    value,
    check: checkCompany,
    send: async (form) => {
      const saved = company
        ? sendChange(() => companyMutations.edit(company.id, { ...form, version: company.version }))
        : companyMutations.add(form);
      return (await saved).data;
    },
    invalidates: [companyQueries.all()],
    toast: ({ company_name }) => words(company ? 'saved' : 'added', { name: company_name }),
    forget: () => forget(),
    onSaved: ({ id }) => openSaved(href('companyView', { coid: id })),
  });
}
