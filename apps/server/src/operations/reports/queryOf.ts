import type { Query } from '@sen/api/contract/model';
import type { ReportCall } from '../../store/reports/tables.ts';

type ReportQuery = Pick<Query<'getReport'>, 'fieldName[]' | 'keyword[]' | 'compare[]' | 'sort' | 'order'>;

/** A kept call as the parameters of `getReport`. */
export const queryOf = ({ filters, sort, order }: ReportCall): ReportQuery => ({
  'fieldName[]': filters.map(({ field }) => field),
  'keyword[]': filters.map(({ keyword }) => keyword),
  'compare[]': filters.map(({ compare }) => compare),
  ...(sort !== undefined && { sort }),
  ...(order !== undefined && { order }),
});
