import type { Query, ReportName } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const reportMutations = {
  /** All rows as a file. */
  export: (report: ReportName, query: Query<'exportReport'>) =>
    unwrap(client.GET('/reports/{report}/export', { params: { path: { report }, query }, parseAs: 'blob' })),
};
