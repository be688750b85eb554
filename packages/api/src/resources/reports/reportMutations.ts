import type { Query, ReportName, ReportView } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const reportMutations = {
  keepView: (report: ReportName, body: Pick<ReportView, 'name' | 'query'>) =>
    unwrap(client.POST('/reports/{report}/views', { params: { path: { report } }, body })),
  forgetView: (report: ReportName, id: string) =>
    unwrap(client.DELETE('/reports/{report}/views/{id}', { params: { path: { report, id } } })),
  /** All rows as a file. */
  export: (report: ReportName, query: Query<'exportReport'>) =>
    unwrap(client.GET('/reports/{report}/export', { params: { path: { report }, query }, parseAs: 'blob' })),
};
