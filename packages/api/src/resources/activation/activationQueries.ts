import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { listQuery } from '../../client/listQuery';
import { classQueries } from '../classes/classQueries';

/** The activation codes of a class, part of what belongs to it. */
export const activationQueries = {
  all: (id: string) => [...classQueries.all(), 'codes', id] as const,
  list: (id: string) => (query: Query<'listActivationCodes'>) =>
    listQuery([...activationQueries.all(id), query], (signal) =>
      client.GET('/classrooms/{id}/activation-codes', { params: { path: { id }, query }, signal }),
    ),
};
