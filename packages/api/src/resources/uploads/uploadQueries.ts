import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';

export const uploadQueries = {
  /** The caller's uploads that nothing uses yet, incomplete ones included. */
  unused: () => getQuery(['uploads'], (signal) => client.GET('/uploads', { signal })),
};
