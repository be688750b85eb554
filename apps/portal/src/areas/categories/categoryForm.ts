import type { Category, DropdownOption, User } from '@sen/api/contract/model';
import { checkCategory } from '@sen/domain/categories/checkCategory';

/** A category as edited. */
export interface CategoryForm {
  name: string;
  parent: DropdownOption | null;
  company_id: string;
  company_name: string;
}

export const emptyCategory = ({ company_id, company_name }: User): CategoryForm => ({
  name: '',
  parent: null,
  company_id: company_id ?? '',
  company_name: company_name ?? '',
});

export const formOf = ({ name, parent, company_id, company_name }: Category): CategoryForm => ({
  name,
  parent,
  company_id,
  company_name,
});

export const categoryErrors = (form: CategoryForm, user: User) => checkCategory(form, user);

/** Whether a stored draft is a form. */
export function isCategoryForm(stored: unknown): stored is CategoryForm {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, parent, company_id, company_name } = stored as Partial<Record<keyof CategoryForm, unknown>>;
  return [name, company_id, company_name].every((text) => typeof text === 'string') && isOption(parent);
}

function isOption(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  return 'id' in value && typeof value.id === 'string' && 'name' in value && typeof value.name === 'string';
}
