import { comfortableWidth } from './columnLayout';
import type { DataColumn, TableView } from './dataTableProps';
import { mayHide } from './tableView';

type FittingColumn = Pick<DataColumn<never>, 'key' | 'width' | 'priority' | 'hideable'>;

/**
 * The view with what does not fit hidden: columns of low priority, the last first, until the others fit and the widest is comfortable
 * to read. A view that somebody has set up stays as it is.
 * @param room the table's width in rem; undefined before it is known
 */
export function fittingView(
  columns: readonly FittingColumn[],
  view: TableView,
  edges: { select: boolean; menu: boolean },
  room: number | undefined,
): TableView {
  if (room === undefined || view.hidden !== undefined || view.widths !== undefined) return view;
  const hidden: string[] = [];
  const shown = () => columns.filter(({ key }) => !hidden.includes(key));
  for (const column of columns.toReversed()) {
    if (comfortableWidth(shown(), edges, room) <= room) break;
    if (column.priority === 'low' && mayHide(columns, column)) hidden.push(column.key);
  }
  return hidden.length === 0 ? view : { ...view, hidden };
}
