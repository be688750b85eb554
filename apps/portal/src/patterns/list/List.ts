import type { DataTableProps } from '@sen/ui/DataTable';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListFilter, ListState } from './listState';
import type { ChangeList } from './useListState';

/** A page of a list as every list call answers it. */
export interface ListAnswer<Row> {
  data: Row[];
  page: number;
  total: number;
  last_page: number;
}

export type RowOf<Answer extends ListAnswer<unknown>> = Answer['data'][number];

/** A list as `useList` gives it and `ListPage` shows it. */
export interface List<Row, CallQuery = unknown> extends Pick<
  DataTableProps<Row>,
  'rowId' | 'rowName' | 'rowActions' | 'selection'
> {
  name: string;
  state: ListState<string, string>;
  change: ChangeList<string, string>;
  sorts: readonly string[];
  filters: readonly ListFilter<string>[];
  /** What the call is asked. */
  callQuery: CallQuery;
  query: UseQueryResult<ListAnswer<Row>>;
  /** What an action has opened. */
  dialog: ReactNode;
}
