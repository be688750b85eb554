import { countTotals } from '../../store/overview/totals.ts';
import type { Handler } from '../Operation.ts';

export const getTotals: Handler<'getTotals'> = async (_, { database }) => ({
  data: await countTotals(database),
});
