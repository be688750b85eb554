import { setMarketplace } from '../../store/auth/users.ts';
import type { Handler } from '../Operation.ts';

export const markMarketplace: Handler<'markMarketplace'> = async ({ caller, now }, { database }) => {
  await setMarketplace(database, caller.id, now);
  return { data: null };
};
