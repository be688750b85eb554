import type { Company, CompanyDraft } from '@sen/api/contract/model';

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

/** A stored draft is untrusted input: it may come from an older version of this page. */
export function isCompanyForm(stored: unknown): stored is CompanyForm {
  if (typeof stored !== 'object' || stored === null) return false;
  const values: Record<string, unknown> = { ...stored };
  return Object.entries(emptyCompany).every(([field, empty]) => typeof values[field] === typeof empty);
}
