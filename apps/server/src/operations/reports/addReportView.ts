import { checkReportView, maxReportViews } from '@sen/domain/reports/reportViews';
import { tidySpaces } from '@sen/domain/text/spaces';
import { assertNoFieldErrors, orFieldError, RefusalError } from '../../errors/RefusalError.ts';
import { insertView, lockViewsOf } from '../../store/reports/reportViews.ts';
import type { Handler } from '../Operation.ts';
import { queryOf } from './queryOf.ts';
import { readReportQuery } from './readReportQuery.ts';

export const addReportView: Handler<'addReportView'> = async (
  { path: { report }, body, caller, now },
  { database },
) => {
  assertNoFieldErrors(checkReportView(body));
  const { address, filters, sort, order, weekly = false } = body;
  const call = { filters, sort, order };
  // Refuses a report that is not for this role, and filters that it does not have.
  readReportQuery({ path: { report }, query: queryOf(call), caller, now });
  const view = { userId: caller.id, report, name: tidySpaces(body.name), address, call, weekly };
  const id = await database.transaction().execute(async (transaction) => {
    if ((await lockViewsOf(transaction, view)) >= maxReportViews)
      throw new RefusalError('tooManyReportViews', { params: { max: maxReportViews } });
    return orFieldError(await insertView(transaction, view, now), 'name', 'reportViewNameTaken');
  });
  return { data: { id } };
};
