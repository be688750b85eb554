import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const badgeQueries = {
  all: () => ['badges'] as const,
  units: (query: Query<'listBadgeUnits'>) =>
    listQuery([...badgeQueries.all(), 'units', query], (signal) =>
      client.GET('/badges/units', { params: { query }, signal }),
    ),
  /** The list of one unit: `ofUnit(id)(query)`. */
  ofUnit: (company_id: string) => (query: Omit<Query<'listBadges'>, 'company_id'>) =>
    listQuery([...badgeQueries.all(), 'list', company_id, query], (signal) =>
      client.GET('/badges', { params: { query: { ...query, company_id } }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...badgeQueries.all(), 'detail', id], (signal) =>
      client.GET('/badges/{id}', { params: { path: { id } }, signal }),
    ),
  /** The people of one badge: `people(id)(query)`. */
  people: (id: string) => (query: Query<'listBadgePeople'>) =>
    listQuery([...badgeQueries.all(), 'people', id, query], (signal) =>
      client.GET('/badges/{id}/people', { params: { path: { id }, query }, signal }),
    ),
  earned: (userId: string) =>
    getQuery([...badgeQueries.all(), 'earned', userId], (signal) =>
      client.GET('/users/{id}/badges', { params: { path: { id: userId } }, signal }),
    ),
};
