import type { operations } from '../../contract/schema.gen';
import type { Query, ReportName } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export type ReportViewDraft = operations['addReportView']['requestBody']['content']['application/json'];

export const reportMutations = {
  keepView: (report: ReportName, body: ReportViewDraft) =>
    unwrap(client.POST('/reports/{report}/views', { params: { path: { report } }, body })),
  setWeekly: (report: ReportName, id: string, weekly: boolean) =>
    unwrap(
      client.PUT('/reports/{report}/views/{id}', { params: { path: { report, id } }, body: { weekly } }),
    ),
  forgetView: (report: ReportName, id: string) =>
    unwrap(client.DELETE('/reports/{report}/views/{id}', { params: { path: { report, id } } })),
  /** All rows as a file. */
  export: (report: ReportName, query: Query<'exportReport'>) =>
    unwrap(client.GET('/reports/{report}/export', { params: { path: { report }, query }, parseAs: 'blob' })),
};
