import { DataTable, type DataTableProps } from '@sen/ui/DataTable';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { Failed } from './Failed';
import { errorText } from '../app/errors/errorText';
import { ListFilters } from './ListFilters';
import type { ListFilter, ListState } from './listState';
import { refusalPage } from './refusalPage';
import type { ChangeList } from './useListState';
import { useTableView } from './useTableView';

/** A page of a list as every list call answers it. */
export interface ListAnswer<Row> {
  data: Row[];
  page: number;
  total: number;
  last_page: number;
}

export interface ListPageProps<Row, Sort extends string, Field extends string> {
  title: string;
  /** The pages above. */
  breadcrumbs?: ReactNode;
  /** The pages beside, as `TabLinks`. */
  tabs?: ReactNode;
  /** Buttons of the page, the main one last. */
  actions?: ReactNode;
  /** From `useListState`. */
  list: readonly [state: ListState<Sort, Field>, change: ChangeList<Sort, Field>];
  query: UseQueryResult<ListAnswer<Row>>;
  filters?: readonly ListFilter<Field>[];
  /** The table by name, for how each person has set it up. */
  name: string;
  /** Columns, row names, links, menus and selection. A sortable column's key is the name of the sort. */
  table: Pick<DataTableProps<Row>, 'columns' | 'rowId' | 'rowName' | 'rowHref' | 'rowActions' | 'selection'>;
  /** Stands there when the list itself is empty: an EmptyState that says how the first one comes. */
  empty: ReactNode;
}

/** A page that lists things: header, search, filters, table; its state lives in the address. */
export function ListPage<Row, Sort extends string, Field extends string>({
  title,
  breadcrumbs,
  tabs,
  actions,
  list,
  query,
  filters = [],
  name,
  table,
  empty,
}: ListPageProps<Row, Sort, Field>) {
  const [state, change] = list;
  const view = useTableView(name);
  useLastPage(query.data, change);
  const page = query.data === undefined ? refusalPage(query.error) : null;
  if (page !== null) return <Redirect to={page} replace />;
  const narrowed = state.search !== '' || state.filters.length > 0;
  return (
    <PageFrame measure="wide">
      <Stack gap="l">
        <PageHeader title={title} breadcrumbs={breadcrumbs} actions={actions} />
        {tabs}
        <ListFilters state={state} change={change} filters={filters} />
        {query.data === undefined && query.isError ? (
          <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <DataTable
            {...table}
            {...view}
            label={title}
            rows={query.data?.data ?? []}
            loading={query.isPending || query.isPlaceholderData}
            error={query.isError ? errorText(query.error) : undefined}
            onRetry={() => void query.refetch()}
            sort={{ key: state.sort, direction: state.order === 'asc' ? 'ascending' : 'descending' }}
            onSortChange={({ key, direction }) => change(sortOf<Sort, Field>(key, direction))}
            paging={{
              page: state.page,
              pageSize: state.limit,
              total: query.data?.total ?? 0,
              onPageChange: (next) => change({ page: next }),
              onPageSizeChange: (limit) => change({ limit }),
            }}
            empty={empty}
            onClearFilters={narrowed ? () => change({ search: '', filters: [] }) : undefined}
          />
        )}
      </Stack>
    </PageFrame>
  );
}

/** A page that no longer is there (its last row was deleted, an old link) leads to the last one that is. */
function useLastPage(
  answer: ListAnswer<unknown> | undefined,
  change: (state: { page: number }) => void,
): void {
  const last = answer && answer.page > answer.last_page && answer.last_page > 0 ? answer.last_page : null;
  useEffect(() => {
    if (last !== null) change({ page: last });
    // oxlint-disable-next-line react/exhaustive-deps -- `change` is new on every render and means the same
  }, [last]);
}

/** The keys of sortable columns are the sorts of the list's shape; the table hands them back as texts. */
function sortOf<Sort extends string, Field extends string>(
  key: string,
  direction: 'ascending' | 'descending',
): Partial<ListState<Sort, Field>> {
  return { sort: key as Sort, order: direction === 'ascending' ? 'asc' : 'desc' };
}
