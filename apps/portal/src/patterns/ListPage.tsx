import { DataTable, type DataTableProps } from '@sen/ui/DataTable';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { Failed } from './Failed';
import { ListFilters, type ListFilter } from './ListFilters';
import type { ListState } from './listState';
import { NothingFound } from './NothingFound';
import { refusalPage } from './refusalPage';
import type { ChangeList } from './useListState';

/** A page of a list as every list call answers it. */
export interface ListAnswer<Row> {
  data: Row[];
  page: number;
  total: number;
  last_page: number;
}

export interface ListPageProps<Row, Sort extends string, Filter extends string> {
  title: string;
  /** Buttons of the page, the main one last. */
  actions?: ReactNode;
  /** From `useListState`. */
  list: readonly [state: ListState<Sort, Filter>, change: ChangeList<Sort, Filter>];
  query: UseQueryResult<ListAnswer<Row>>;
  filters?: readonly ListFilter<Filter>[];
  /** Columns, row names, links, menus and selection. A sortable column's key is the name of the sort. */
  table: Pick<DataTableProps<Row>, 'columns' | 'rowId' | 'rowName' | 'rowHref' | 'rowActions' | 'selection'>;
  /** Stands there when the list itself is empty: an EmptyState that says how the first one comes. */
  empty: ReactNode;
}

/** A page that lists things: header, search, filters, table; its state lives in the address. */
export function ListPage<Row, Sort extends string, Filter extends string>({
  title,
  actions,
  list,
  query,
  filters = [],
  table,
  empty,
}: ListPageProps<Row, Sort, Filter>) {
  const [state, change] = list;
  useLastPage(query.data, change);
  const page = query.data === undefined ? refusalPage(query.error) : null;
  if (page !== null) return <Redirect to={page} replace />;
  const narrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <PageFrame measure="wide">
      <Stack gap="l">
        <PageHeader title={title} actions={actions} />
        <ListFilters state={state} change={change} filters={filters} />
        {query.data === undefined && query.isError ? (
          <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <DataTable
            {...table}
            label={title}
            rows={query.data?.data ?? []}
            loading={query.isPending || query.isPlaceholderData}
            sort={{ key: state.sort, direction: state.order === 'asc' ? 'ascending' : 'descending' }}
            onSortChange={({ key, direction }) => change(sortOf<Sort, Filter>(key, direction))}
            paging={{
              page: state.page,
              pageSize: state.limit,
              total: query.data?.total ?? 0,
              onPageChange: (next) => change({ page: next }),
              onPageSizeChange: (limit) => change({ limit }),
            }}
            empty={narrowed ? <NothingFound onClear={() => change({ search: '', filters: {} })} /> : empty}
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
function sortOf<Sort extends string, Filter extends string>(
  key: string,
  direction: 'ascending' | 'descending',
): Partial<ListState<Sort, Filter>> {
  return { sort: key as Sort, order: direction === 'ascending' ? 'asc' : 'desc' };
}
