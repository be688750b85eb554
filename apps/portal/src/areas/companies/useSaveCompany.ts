import { ApiError } from '@sen/api/client/ApiError';
import type { Company } from '@sen/api/contract/model';
import { companyMutations } from '@sen/api/resources/companies/companyMutations';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { checkCompany } from '@sen/domain/companies/checkCompany';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { href } from '../../routes/paths';
import type { CompanyForm } from './companyForm';
import { words } from './words';

/** Saves a unit and opens its page. */
export function useSaveCompany({ value, forget }: FormWork<CompanyForm>, company?: Company): Save {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const version = useRef(company?.version);

  const edit = async (id: string, form: CompanyForm) => {
    try {
      return await companyMutations.edit(id, {
        ...form,
        ...(version.current === undefined ? {} : { version: version.current }),
      });
    } catch (error) {
      // The person has been told: saving again replaces what the other has written.
      if (error instanceof ApiError && error.code === 'companyChanged')
        version.current = (
          await queries.fetchQuery({ ...companyQueries.detail(id), staleTime: 0 })
        ).data.version;
      throw error;
    }
  };

  return useSave({
    value,
    check: checkCompany,
    send: async (form) => (await (company ? edit(company.id, form) : companyMutations.add(form))).data,
    invalidates: [companyQueries.all()],
    toast: ({ company_name }) => words(company ? 'saved' : 'added', { name: company_name }),
    forget: () => forget(),
    onSaved: ({ id }) => navigate(href('companyView', { coid: id })),
  });
}
