import { viewsOf } from '../../store/reports/reportViews.ts';
import type { Handler } from '../Operation.ts';
import { assertMayRead } from './assertMayRead.ts';

export const listReportViews: Handler<'listReportViews'> = async (
  { path: { report }, caller },
  { database },
) => {
  assertMayRead(report, caller);
  return { data: await viewsOf(database, { userId: caller.id, report }) };
};
