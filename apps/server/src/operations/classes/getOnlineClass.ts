import { found } from '../../errors/RefusalError.ts';
import { findOnlineClass } from '../../store/classes/onlineClasses.ts';
import type { Handler } from '../Operation.ts';

export const getOnlineClass: Handler<'getOnlineClass'> = async ({ path: { id }, caller }, { database }) => ({
  data: found(await findOnlineClass(database, id, caller)),
});
