import type { Company, CompanyDraft } from '@sen/api/contract/model';

/** What is edited of a unit; '' for what it does not have. */
export type CompanyFields = Required<Omit<CompanyDraft, 'version'>>;

/** The draft that would be saved as this unit. */
export function draftOfCompany(company: Pick<Company, keyof CompanyFields>): CompanyFields {
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
