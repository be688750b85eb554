import { RefusalError } from '../../errors/RefusalError.ts';
import { deleteView } from '../../store/reports/reportViews.ts';
import type { Handler } from '../Operation.ts';
import { assertMayRead } from './assertMayRead.ts';

export const deleteReportView: Handler<'deleteReportView'> = async (
  { path: { report, id }, caller },
  { database },
) => {
  assertMayRead(report, caller);
  if (!(await deleteView(database, { userId: caller.id, report, id }))) throw new RefusalError('notFound');
  return { data: null };
};
