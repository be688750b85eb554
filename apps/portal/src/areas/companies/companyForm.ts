import type { Company, CompanyDraft } from '@sen/api/contract/model';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

/** A unit as edited; '' for an empty field. */
export type CompanyForm = Required<Omit<CompanyDraft, 'version'>>;

export const emptyCompany: CompanyForm = {
  company_name: '',
  company_email: '',
  company_address: '',
  company_phone: '',
  company_contact: '',
  field: '',
  is_business: false,
  accent_color: '',
};

export function formOf(company: Company): CompanyForm {
  return {
    company_name: company.company_name,
    company_email: company.company_email ?? '',
    company_address: company.company_address ?? '',
    company_phone: company.company_phone ?? '',
    company_contact: company.company_contact ?? '',
    field: company.field ?? '',
    is_business: company.is_business,
    accent_color: company.accent_color ?? '',
  };
}

export const companyReaders: FieldReaders<CompanyForm> = {
  company_name: readers.text,
  company_email: readers.text,
  company_address: readers.text,
  company_phone: readers.text,
  company_contact: readers.text,
  field: readers.text,
  is_business: readers.flag,
  accent_color: readers.text,
};
