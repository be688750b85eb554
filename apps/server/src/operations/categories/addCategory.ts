import { categoryKindOf } from '@sen/domain/categories/categoryKinds';
import { checkCategory } from '@sen/domain/categories/checkCategory';
import { fieldError } from '@sen/domain/errors/FieldError';
import { tidySpaces } from '@sen/domain/text/spaces';
import { assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import { insertCategory } from '../../store/categories/categories.ts';
import { unitOf } from '../../store/companies/companies.ts';
import type { Handler } from '../Operation.ts';

export const addCategory: Handler<'addCategory'> = async ({ path, body, caller, now }, { database }) => {
  assertNoFieldErrors(checkCategory(body));
  const name = tidySpaces(body.name);
  const kind = categoryKindOf(path.categories);
  const owner = { company_id: await unitOf(database, caller), created_by: caller.id };
  const id = await insertCategory(database, { name, kind, ...owner }, now);
  if (id === undefined)
    throw new RefusalError('validationFailed', { fieldErrors: [fieldError('name', 'categoryNameTaken')] });
  return { data: { id, name } };
};
