import { found } from '../../errors/RefusalError.ts';
import { findOwnRequest } from '../../store/registration/requests.ts';
import type { Handler, TopicsOf } from '../Operation.ts';

export const topicsOf: TopicsOf = ({ id }) => [`request:${id}`];

export const getOwnRequest: Handler<'getOwnRequest'> = async ({ caller }, { database }) => {
  const {
    company_id: _id,
    takes_registrations: _open,
    ...data
  } = found(await findOwnRequest(database, caller.id));
  return { data };
};
