import { listOpenClasses as list } from '../../store/registration/openClasses.ts';
import { envelope, filtersOf, pageOf } from '../listQuery.ts';
import type { Handler } from '../Operation.ts';

export const listOpenClasses: Handler<'listOpenClasses'> = async ({ caller, query, now }, { database }) => {
  const page = pageOf(query);
  const { filters } = filtersOf(query);
  const { rows, total } = await list(database, caller, { ...page, filters }, now);
  return envelope(rows, total, page);
};
