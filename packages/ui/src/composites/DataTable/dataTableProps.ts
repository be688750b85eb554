import type { ReactNode } from 'react';
import type { RowAction } from '../../components/ActionRow/ActionRow';
import type { MenuAction } from '../../components/Menu/Menu';
import type { PaginationProps } from '../../components/Pagination/Pagination';
import type { DataTableMessages } from './DataTable.messages';
import type { Selection } from './selection';

/** Share of the width that a column takes; flexible columns share the remaining space. */
export const columnWidths = ['tiny', 'narrow', 'medium', 'wide', 'widest'] as const;
export const columnAligns = ['start', 'center', 'end'] as const;
/**
 * On a phone a row is a card: `high` comes first and larger, `low` is omitted. In a table that is too narrow for all columns, and
 * whose columns can be chosen, those of `low` are hidden until the user shows them.
 */
export const columnPriorities = ['high', 'normal', 'low'] as const;

/** What leaves rows of a list out: what somebody searches for, filters, or both. */
export const narrowings = ['search', 'filters', 'both'] as const;

/** An order of a column, offered by its name. */
export interface ColumnSort<Row> {
  /** The key of `DataSort`. */
  key: string;
  label: string;
  sortValue?: DataColumn<Row>['sortValue'];
}

export interface DataColumn<Row> {
  key: string;
  /** Its name, also shown on cards and read by screen readers. */
  header: string;
  /** Cell content, truncated if too long: all rows have the same height. */
  cell: (row: Row) => ReactNode;
  /** A muted line below it, where there is one: what tells rows of one name apart. A line break begins another. */
  below?: ((row: Row) => string | undefined) | undefined;
  sortable?: boolean | undefined;
  /** Sort key for client-side sorting; null sorts last. */
  sortValue?: ((row: Row) => string | number | null) | undefined;
  /** The orders of a column that has several, the usual one first: people by given name or by full name. By default its own. */
  sorts?: readonly ColumnSort<Row>[] | undefined;
  align?: (typeof columnAligns)[number] | undefined;
  width?: (typeof columnWidths)[number] | undefined;
  priority?: (typeof columnPriorities)[number] | undefined;
  /** Smaller text on two lines, for sentences. */
  twoLines?: boolean | undefined;
  /** False for content that says itself what it is: on a card it has the whole line. */
  cardLabel?: boolean | undefined;
  /** Whether the user may hide it; by default all but the first column can be hidden. */
  hideable?: boolean | undefined;
}

/** A user's table settings: a plain value that a page can store. */
export interface TableView {
  /** Keys of hidden columns. */
  readonly hidden?: readonly string[] | undefined;
  /** Widths in rem set by the user, by column key; other columns share the remaining space. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
  /** The checkbox column is hidden, and nothing is selected. */
  readonly selectHidden?: boolean | undefined;
}

export interface DataSort {
  /** The key of a column or of one of its orders. */
  key: string;
  direction: 'ascending' | 'descending';
}

/** A cell by row id and column key, independent of its position. */
export interface TableCell {
  /** The row's id. */
  row: string;
  /** The column's key. */
  column: string;
}

export interface DataSelection<Row> {
  /** Without it the table keeps the selection itself. */
  value?: Selection | undefined;
  onChange?: ((selection: Selection) => void) | undefined;
  /** Offers to select rows of other pages too. The value is then a flag with exceptions. */
  acrossPages?: boolean | undefined;
  /** Actions on the selected rows, in a bar in the place of the toolbar; those that do not fit are behind '⋯'. */
  actions?: ((selection: Selection) => readonly RowAction[]) | undefined;
  /** Reason why a row cannot be selected; undefined if it can. */
  refuse?: ((row: Row) => string | undefined) | undefined;
  /**
   * For a list that one opens to select: the reason is below the name of the row, otherwise it is the tooltip of the checkbox; and
   * a press anywhere on a card selects it.
   */
  reasonsInSight?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** Describes the list: 'Ngân hàng câu hỏi'. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Name of a row, for its checkbox, its menu and announcements. */
  rowName: (row: Row) => string;
  /** Target of a row. The first column becomes the link; a press anywhere in the row follows it. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Called when the focus enters a row, by keyboard or pointer: to show it beside the table. */
  onActiveRow?: ((id: string) => void) | undefined;
  /** The menu of a row, in groups; its code is loaded when the first menu opens. */
  rowActions?: ((row: Row) => readonly (readonly MenuAction[])[]) | undefined;
  /** With `onSortChange` the rows are expected sorted; without it the table sorts them by `sortValue`. */
  sort?: DataSort | undefined;
  onSortChange?: ((sort: DataSort) => void) | undefined;
  /** A value stored from `onViewChange`; without it the table keeps the view itself. */
  view?: TableView | undefined;
  /** Enables hiding and resizing columns; called with the new settings. */
  onViewChange?: ((view: TableView) => void) | undefined;
  paging?: PaginationProps | undefined;
  /** Without it there is no checkbox column. */
  selection?: DataSelection<Row> | undefined;
  /** Search and filters, in one row with the number of rows and the column choice; the selection's actions replace it. */
  toolbar?: ReactNode;
  /** The active conditions, below the toolbar. */
  conditions?: ReactNode;
  /** A new value moves the focus to that cell, even if it was not rendered: to the next error of a check. */
  goTo?: TableCell | undefined;
  /** Rows are loading: shows skeletons if there are none yet, otherwise keeps the old rows. */
  loading?: boolean | undefined;
  /** Why loading failed, in words; old rows stay below it. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Shown if there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** What leaves rows out now: with no matches the table says so and offers to clear it. */
  narrowedBy?: (typeof narrowings)[number] | undefined;
  /** Clears the search, the filters, or both. */
  onClear?: (() => void) | undefined;
  messages?: Partial<DataTableMessages> | undefined;
}
