import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const eventQueries = {
  all: () => ['events'] as const,
  list: (query: Query<'listEvents'>) =>
    listQuery([...eventQueries.all(), 'list', query], (signal) =>
      client.GET('/events', { params: { query }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...eventQueries.all(), 'detail', id], (signal) =>
      client.GET('/events/{id}', { params: { path: { id } }, signal }),
    ),
  /** What the calendar shows in a range. */
  calendar: (query: Query<'readCalendar'>) =>
    listQuery([...eventQueries.all(), 'calendar', query], (signal) =>
      client.GET('/calendar', { params: { query }, signal }),
    ),
  /** How much of each kind begins on each day of a range. */
  counts: (query: Query<'sumupEvents'>) =>
    listQuery([...eventQueries.all(), 'counts', query], (signal) =>
      client.GET('/events/sumup', { params: { query }, signal }),
    ),
  /** Whether the own calendar has an address to subscribe to. */
  feed: () => getQuery([...eventQueries.all(), 'feed'], (signal) => client.GET('/calendar/feed', { signal })),
  organizers: (query: Query<'listOrganizers'>) =>
    listQuery([...eventQueries.all(), 'organizers', query], (signal) =>
      client.GET('/organizers', { params: { query }, signal }),
    ),
  organizer: (id: string) =>
    getQuery([...eventQueries.all(), 'organizer', id], (signal) =>
      client.GET('/organizers/{id}', { params: { path: { id } }, signal }),
    ),
};
