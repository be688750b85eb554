import { found } from '../../errors/RefusalError.ts';
import { badgePeopleList } from '../../store/badges/badgePeopleList.ts';
import { describeBadge } from '../../store/badges/badges.ts';
import { listOperation } from '../listOperation.ts';
import type { Handler } from '../Operation.ts';

const list = listOperation(badgePeopleList);

export const listBadgePeople: Handler<'listBadgePeople'> = async (call, services) => {
  found(await describeBadge(services.database, call.path.id));
  return list(call, services);
};
