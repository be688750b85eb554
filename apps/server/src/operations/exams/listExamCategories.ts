import { withinCompany } from '@sen/domain/access/scope';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { categoryOptions } from '../../store/categories/categories.ts';
import { findCompany } from '../../store/companies/companies.ts';
import { categoriesOfAssignable } from '../../store/exams/categoriesOfAssignable.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const listExamCategories: Handler<'listExamCategories'> = async (
  { caller, query: { getFollowCompany: company_id, import_in_course } },
  { database },
) => {
  if (company_id !== undefined) {
    assertAllowed(withinCompany(caller, { company_id }));
    found(await findCompany(database, company_id));
  }
  const options = await categoryOptions(database, 'exam', company_id ?? scopeOf(caller));
  if (!import_in_course) return { data: options };
  const assignable = await categoriesOfAssignable(
    database,
    options.map(({ id }) => id),
  );
  return { data: options.filter(({ id }) => assignable.has(id)) };
};
