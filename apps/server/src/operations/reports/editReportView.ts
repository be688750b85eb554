import { RefusalError } from '../../errors/RefusalError.ts';
import { setWeekly } from '../../store/reports/reportViews.ts';
import type { Handler } from '../Operation.ts';
import { assertMayRead } from './assertMayRead.ts';

export const editReportView: Handler<'editReportView'> = async (
  { path: { report, id }, body: { weekly }, caller },
  { database },
) => {
  assertMayRead(report, caller);
  if (!(await setWeekly(database, { userId: caller.id, report, id, weekly })))
    throw new RefusalError('notFound');
  return { data: null };
};
