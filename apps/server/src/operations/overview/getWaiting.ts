import { can } from '@sen/domain/access/can';
import { countInactive, countRequests, countSubmissions } from '../../store/overview/waitingCounts.ts';
import type { Handler, TopicsOf } from '../Operation.ts';

/** A topic for attempts would make everybody who hands in at the same moment wait for one row. */
export const topicsOf: TopicsOf = () => 'answer';

export const getWaiting: Handler<'getWaiting'> = async ({ caller }, { database }) => {
  const [requests, inactive, submissions] = await Promise.all([
    can(caller.role, 'request.decide') ? countRequests(database, caller) : undefined,
    can(caller.role, 'member.activate') ? countInactive(database, caller) : undefined,
    countSubmissions(database, caller),
  ]);
  return {
    data: {
      ...(requests && { requests }),
      ...(inactive !== undefined && { inactive }),
      ...submissions,
    },
  };
};
