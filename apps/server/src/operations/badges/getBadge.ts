import { found } from '../../errors/RefusalError.ts';
import { describeBadge } from '../../store/badges/badges.ts';
import type { Handler } from '../Operation.ts';

export const getBadge: Handler<'getBadge'> = async ({ path }, { database }) => ({
  data: found(await describeBadge(database, path.id)),
});
