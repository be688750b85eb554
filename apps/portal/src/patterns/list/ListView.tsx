import { DataTable, type DataTableProps } from '@sen/ui/DataTable';
import { EmptyState, type EmptyStateProps } from '@sen/ui/EmptyState';
import type { ReactNode } from 'react';
import { errorText } from '../../app/errors/errorText';
import { useUser } from '../../app/session/useUser';
import { Failed } from '../Failed';
import { useTableView } from '../useTableView';
import { columnBuilder, type ColumnBuilder, type ListColumn } from './columnBuilder';
import type { List } from './List';
import { ListConditions, ListFilters } from './ListFilters';
import type { ListState } from './listState';

/** Shown in the table when the unfiltered list is empty: how to create the first row. */
export interface EmptyList extends Pick<EmptyStateProps, 'title' | 'icon' | 'actions'> {
  text: ReactNode;
}

export interface ListViewProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'rowHref' | 'selection' | 'rowActions' | 'onActiveRow' | 'goTo'
> {
  /** From `useList`. */
  list: List<Row>;
  columns: (column: ColumnBuilder<Row>) => readonly ListColumn<Row>[];
  empty: EmptyList;
  /** A filter that links set, such as the exam of a list of submissions: with it alone the list is empty, not narrowed. */
  place?: string | undefined;
}

/** The search, filters and table of a list, and the dialog of its actions. */
export function ListView<Row>({
  label,
  list,
  columns,
  rowHref,
  selection = list.selection,
  rowActions = list.rowActions,
  onActiveRow,
  goTo,
  empty: { text, ...empty },
  place,
}: ListViewProps<Row>) {
  const { state, change, query, sorts } = list;
  const { role } = useUser();
  const view = useTableView(list.name);
  const shown = { state, change, filters: list.filters };
  // Nothing has loaded yet; later failures keep the old rows.
  const failed = query.data === undefined && query.isError;
  return (
    <>
      <DataTable
        {...view}
        label={label}
        columns={columns(columnBuilder<Row>())
          .filter(({ only = role }) => only === role)
          .map((column) => (sorts.includes(column.key) ? { ...column, sortable: true } : column))}
        toolbar={<ListFilters {...shown} />}
        conditions={<ListConditions {...shown} />}
        rows={query.data?.data ?? []}
        rowId={list.rowId}
        rowName={list.rowName}
        rowHref={rowHref}
        rowActions={rowActions}
        onActiveRow={onActiveRow}
        goTo={goTo}
        selection={selection}
        loading={query.isPending || query.isPlaceholderData}
        error={query.isError && !failed ? errorText(query.error) : undefined}
        onRetry={() => void query.refetch()}
        sort={
          state.sort === undefined
            ? undefined
            : { key: state.sort, direction: state.order === 'asc' ? 'ascending' : 'descending' }
        }
        onSortChange={({ key, direction }) =>
          change({ sort: key, order: direction === 'ascending' ? 'asc' : 'desc' })
        }
        paging={{
          page: state.page,
          pageSize: state.limit,
          total: query.data?.total ?? 0,
          onPageChange: (page) => change({ page }),
          onPageSizeChange: (limit) => change({ limit }),
        }}
        empty={
          failed ? (
            <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
          ) : (
            <EmptyState {...empty}>{text}</EmptyState>
          )
        }
        narrowedBy={failed ? undefined : narrowedBy(state, place)}
        onClear={() => change({ search: '', filters: [] })}
      />
      {list.dialog}
    </>
  );
}

function narrowedBy({ search, filters: all }: ListState<string, string>, place: string | undefined) {
  const filters = all.filter(({ key }) => key !== place);
  if (search === '') return filters.length > 0 ? ('filters' as const) : undefined;
  return filters.length > 0 ? ('both' as const) : ('search' as const);
}
