import { found } from '../../errors/RefusalError.ts';
import { findRequest } from '../../store/registration/requestList.ts';
import type { Handler } from '../Operation.ts';

export const getRequest: Handler<'getRequest'> = async ({ path: { id }, caller }, { database }) => ({
  data: found(await findRequest(database, id, caller)),
});
