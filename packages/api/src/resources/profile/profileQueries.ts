import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';

export const profileQueries = {
  own: () => getQuery(['profile'], (signal) => client.GET('/users/profile', { signal })),
};
