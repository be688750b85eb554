import type { CompanyFields } from '@sen/domain/companies/draftOfCompany';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

/** A unit as edited; '' for an empty field. */
export type CompanyForm = CompanyFields;

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
