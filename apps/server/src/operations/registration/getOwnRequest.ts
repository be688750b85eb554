import { found } from '../../errors/RefusalError.ts';
import { findOwnRequest } from '../../store/registration/requests.ts';
import type { Handler } from '../Operation.ts';

export const getOwnRequest: Handler<'getOwnRequest'> = async ({ caller }, { database }) => {
  const {
    company_id: _id,
    takes_registrations: _open,
    ...data
  } = found(await findOwnRequest(database, caller.id));
  return { data };
};
