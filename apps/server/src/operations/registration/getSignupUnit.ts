import type { Handler } from '../Operation.ts';
import { demandUnit } from './demandUnit.ts';

export const getSignupUnit: Handler<'getSignupUnit'> = async (
  { query, address: from, now },
  { database },
) => {
  const { name } = await demandUnit(database, { code: query.unit, from, now });
  return { data: { name } };
};
