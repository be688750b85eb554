import { withinCompany } from '@sen/domain/access/scope';
import { categoryKindOf } from '@sen/domain/categories/categoryKinds';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { categoryOptions } from '../../store/categories/categories.ts';
import { findCompany } from '../../store/companies/companies.ts';
import { categoriesOfAssignable } from '../../store/exams/categoriesOfAssignable.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const listCategoryOptions: Handler<'listCategoryOptions'> = async (
  { path, caller, query: { getFollowCompany: company_id, import_in_course } },
  { database },
) => {
  if (company_id !== undefined) {
    assertAllowed(withinCompany(caller, { company_id }));
    found(await findCompany(database, company_id));
  }
  const kind = categoryKindOf(path.categories);
  const options = await categoryOptions(database, kind, company_id ?? scopeOf(caller));
  if (!import_in_course || kind !== 'exam') return { data: options };
  const assignable = await categoriesOfAssignable(
    database,
    options.map(({ id }) => id),
  );
  return { data: options.filter(({ id }) => assignable.has(id)) };
};
