import type { Category, DropdownOption, User } from '@sen/api/contract/model';
import { checkCategory } from '@sen/domain/categories/checkCategory';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

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

export const categoryReaders: FieldReaders<CategoryForm> = {
  name: readers.text,
  parent: readers.option,
  company_id: readers.text,
  company_name: readers.text,
};
