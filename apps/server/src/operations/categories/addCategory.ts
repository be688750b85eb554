import { categoryKindOf } from '@sen/domain/categories/categoryKinds';
import { checkCategory } from '@sen/domain/categories/checkCategory';
import { tidySpaces } from '@sen/domain/text/spaces';
import { withinCompany } from '@sen/domain/access/scope';
import { assertAllowed, assertNoFieldErrors, found, orFieldError } from '../../errors/RefusalError.ts';
import { describeCategory } from '../../store/categories/categories.ts';
import { insertCategory } from '../../store/categories/categoryChanges.ts';
import { findCompany } from '../../store/companies/companies.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const addCategory: Handler<'addCategory'> = async ({ path, body, caller, now }, { database }) => {
  const company_id = body.company_id ?? caller.company_id ?? '';
  assertNoFieldErrors(checkCategory({ name: body.name, company_id }, caller));
  assertAllowed(withinCompany(caller, { company_id }));
  orFieldError(await findCompany(database, company_id), 'company_id', 'unknownReference');
  const kind = categoryKindOf(path.categories);
  const category = { name: tidySpaces(body.name), kind, company_id, created_by: caller.id, parent: null };
  const id = await database.transaction().execute(async (transaction) => {
    const added = orFieldError(await insertCategory(transaction, category, now), 'name', 'categoryNameTaken');
    const subject = { id: added, company_id };
    await record(transaction, [{ actorId: caller.id, action: 'category.added', subject }], now);
    return added;
  });
  return { data: found(await describeCategory(database, id, kind, company_id)) };
};
