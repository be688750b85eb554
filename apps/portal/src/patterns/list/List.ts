import type { DataTableProps } from '@sen/ui/DataTable';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListFilter, ListState } from './listState';
import type { ChangeList } from './useListState';
import type { DoneAction } from './useRowActions';

/** A page of rows as every list call returns it. */
export interface ListAnswer<Row> {
  data: Row[];
  page: number;
  total: number;
  last_page: number;
}

export type RowOf<Answer extends ListAnswer<unknown>> = Answer['data'][number];

/** What `useList` returns and `ListPage` renders. */
export interface List<Row, CallQuery = unknown> extends Pick<
  DataTableProps<Row>,
  'rowId' | 'rowName' | 'rowActions' | 'selection'
> {
  name: string;
  state: ListState<string, string>;
  change: ChangeList<string, string>;
  sorts: readonly string[];
  filters: readonly ListFilter<string>[];
  /** The query of the call. */
  callQuery: CallQuery;
  query: UseQueryResult<ListAnswer<Row>>;
  /** The dialog that an action has opened. */
  dialog: ReactNode;
  /** The last action that has succeeded. */
  done?: DoneAction | undefined;
}
