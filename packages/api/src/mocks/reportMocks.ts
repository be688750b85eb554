import type { ReportColumn, ReportRow, ReportSummary } from '../contract/model';
import { http } from './http';
import { page } from './page';

/** A report with these rows and numbers. */
export const reportMocks = ({
  columns,
  rows,
  summary,
}: {
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  summary: ReportSummary;
}) => [
  http.get('/reports/{report}/summary', ({ response }) => response(200).json({ data: summary })),
  http.get('/reports/{report}', ({ response }) =>
    response(200).json({ ...page([...rows]), columns: [...columns] }),
  ),
];
