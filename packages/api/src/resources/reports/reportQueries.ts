import type { Query, ReportName } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const reportQueries = {
  all: () => ['reports'] as const,
  /** A page of the rows: `rows('classes')(query)`. */
  rows: (report: ReportName) => (query: Query<'getReport'>) =>
    listQuery([...reportQueries.all(), report, 'rows', query], (signal) =>
      client.GET('/reports/{report}', { params: { path: { report }, query }, signal }),
    ),
  /** The views of it that the user has kept. */
  views: (report: ReportName) =>
    getQuery([...reportQueries.all(), report, 'views'], (signal) =>
      client.GET('/reports/{report}/views', { params: { path: { report } }, signal }),
    ),
  /** Its numbers stay until those of other filters have loaded, as rows do. */
  summary: (report: ReportName, query: Query<'getReportSummary'>) =>
    listQuery([...reportQueries.all(), report, 'summary', query], (signal) =>
      client.GET('/reports/{report}/summary', { params: { path: { report }, query }, signal }),
    ),
};
