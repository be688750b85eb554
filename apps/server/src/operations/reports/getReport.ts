import { pageOfReport, rowId } from '../../store/reports/reportRows.ts';
import type { Handler } from '../Operation.ts';
import { readReportQuery } from './readReportQuery.ts';
import { cellOf, columnsFor, shownColumns } from './reportCells.ts';

export const getReport: Handler<'getReport'> = async (call, { reports: { database } }) => {
  const { source, query, context } = readReportQuery(call);
  const { page, limit } = call.query;
  const columns = columnsFor(source.definition, call.caller.role);
  const { rows, total } = await pageOfReport(source, { ...query, page, limit }, { database, context });
  return {
    data: rows.map((row) => ({
      id: rowId(source, row),
      cells: Object.fromEntries(columns.map((column) => [column.key, cellOf(column, row)])),
    })),
    columns: shownColumns(columns, call.language),
    page,
    limit,
    total,
    last_page: Math.max(1, Math.ceil(total / limit)),
  };
};
