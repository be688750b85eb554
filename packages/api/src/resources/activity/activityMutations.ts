import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';
import type { VisitReport } from '../../contract/model';

export const activityMutations = {
  /** @param outlivesPage whether the request goes on when the page is closed */
  record: (reports: VisitReport[], outlivesPage: boolean) =>
    unwrap(client.POST('/activity/visits', { body: { reports }, keepalive: outlivesPage })),
};
