import { withinCompany } from '@sen/domain/access/scope';
import { categoryKindOf } from '@sen/domain/categories/categoryKinds';
import { checkCategory } from '@sen/domain/categories/checkCategory';
import { tidySpaces } from '@sen/domain/text/spaces';
import { assertAllowed, assertNoFieldErrors, orFieldError } from '../../errors/RefusalError.ts';
import { insertCategory } from '../../store/categories/categories.ts';
import { findCompany } from '../../store/companies/companies.ts';
import type { Handler } from '../Operation.ts';

export const addCategory: Handler<'addCategory'> = async ({ path, body, caller, now }, { database }) => {
  const company_id = body.company_id ?? caller.company_id ?? '';
  assertNoFieldErrors(checkCategory({ name: body.name, company_id }, caller));
  assertAllowed(withinCompany(caller, { company_id }));
  orFieldError(await findCompany(database, company_id), 'company_id', 'unknownReference');
  const name = tidySpaces(body.name);
  const kind = categoryKindOf(path.categories);
  const inserted = await insertCategory(database, { name, kind, company_id, created_by: caller.id }, now);
  return { data: { id: orFieldError(inserted, 'name', 'categoryNameTaken'), name } };
};
