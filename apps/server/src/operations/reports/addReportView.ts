import { checkReportView, maxReportViews } from '@sen/domain/reports/reportViews';
import { tidySpaces } from '@sen/domain/text/spaces';
import { assertNoFieldErrors, orFieldError, RefusalError } from '../../errors/RefusalError.ts';
import { insertView, lockViewsOf } from '../../store/reports/reportViews.ts';
import type { Handler } from '../Operation.ts';
import { assertMayRead } from './mayReadReport.ts';

export const addReportView: Handler<'addReportView'> = async (
  { path: { report }, body, caller, now },
  { database },
) => {
  assertMayRead(report, caller);
  assertNoFieldErrors(checkReportView(body));
  const view = { userId: caller.id, report, name: tidySpaces(body.name), query: body.query };
  const id = await database.transaction().execute(async (transaction) => {
    if ((await lockViewsOf(transaction, view)) >= maxReportViews)
      throw new RefusalError('tooManyReportViews', { params: { max: maxReportViews } });
    return orFieldError(await insertView(transaction, view, now), 'name', 'reportViewNameTaken');
  });
  return { data: { id } };
};
