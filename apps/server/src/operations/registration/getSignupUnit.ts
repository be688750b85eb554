import type { Handler } from '../Operation.ts';
import { assertUnit } from './assertUnit.ts';

export const getSignupUnit: Handler<'getSignupUnit'> = async (
  { query, address: from, now },
  { database },
) => {
  const { name } = await assertUnit(database, { code: query.unit, from, now });
  return { data: { company_name: name } };
};
