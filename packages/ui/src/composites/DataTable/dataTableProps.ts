import type { ReactNode } from 'react';
import type { MenuAction } from '../../components/Menu/Menu';
import type { PaginationProps } from '../../components/Pagination/Pagination';
import type { DataTableMessages } from './DataTable.messages';
import type { Selection } from './selection';

/** How much of the room a column takes; the flexible ones share what is left. */
export const columnWidths = ['tiny', 'narrow', 'medium', 'wide', 'widest'] as const;
export const columnAligns = ['start', 'center', 'end'] as const;
/** On a phone a row is a card: `high` stands first and larger, `low` is left out. */
export const columnPriorities = ['high', 'normal', 'low'] as const;

export interface DataColumn<Row> {
  key: string;
  /** Its name, also on a card and for those who hear the table. */
  header: string;
  /** What stands there, cut where it is too long: every row has the same height. */
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  /** What is compared when the table sorts by itself; nothing stands last. */
  sortValue?: ((row: Row) => string | number | null) | undefined;
  align?: (typeof columnAligns)[number] | undefined;
  width?: (typeof columnWidths)[number] | undefined;
  priority?: (typeof columnPriorities)[number] | undefined;
  /** Smaller, on two lines: for a sentence. */
  twoLines?: boolean | undefined;
  /** Whether one may hide it; without it the first column stays and every other may go. */
  hideable?: boolean | undefined;
}

/** How one person has set the table up: a plain value that a page can keep for them. */
export interface TableView {
  /** Keys of the columns that are not shown. */
  readonly hidden?: readonly string[] | undefined;
  /** Widths in rem that were set, by the key of the column; the others share what is left. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
  /** The column of checkboxes is not shown, and nothing is selected. */
  readonly selectHidden?: boolean | undefined;
}

export interface DataSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** A cell by what it shows, wherever it stands now. */
export interface TableCell {
  /** The row's id. */
  row: string;
  /** The column's key. */
  column: string;
}

export interface DataSelection<Row> {
  /** Without it the table remembers by itself. */
  value?: Selection | undefined;
  onChange?: ((selection: Selection) => void) | undefined;
  /** Offers to select what lies on other pages too. The value then is a flag with exceptions. */
  acrossPages?: boolean | undefined;
  /** What can be done with what is selected: buttons, in a bar that floats over the end of the list. */
  actions?: ((selection: Selection) => ReactNode) | undefined;
  /** Why a row cannot be selected; nothing if it can. */
  refuse?: ((row: Row) => string | undefined) | undefined;
}

export interface DataTableProps<Row> {
  /** What the list is: 'Ngân hàng câu hỏi'. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The name of a row, for its checkbox, its menu and what is read out. */
  rowName: (row: Row) => string;
  /** Where a row leads. The first column becomes the link, a press anywhere in the row follows it. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** The menu at the end of a row, in groups; its code is loaded when the first one is opened. */
  rowActions?: ((row: Row) => readonly (readonly MenuAction[])[]) | undefined;
  /** With `onSortChange` the rows come sorted; without it the table sorts them by `sortValue`. */
  sort?: DataSort | undefined;
  onSortChange?: ((sort: DataSort) => void) | undefined;
  /** What was kept of `onViewChange`; without it the table remembers by itself. */
  view?: TableView | undefined;
  /** Lets one hide columns and set their widths, and tells how they are now. */
  onViewChange?: ((view: TableView) => void) | undefined;
  paging?: PaginationProps | undefined;
  /** Absent: there is no column for it. */
  selection?: DataSelection<Row> | undefined;
  /** Another value moves the focus to that cell, also where it was not rendered: to the next error of a check. */
  goTo?: TableCell | undefined;
  /** Rows are on their way: skeletons where there are none yet, otherwise the old ones stay. */
  loading?: boolean | undefined;
  /** Why the rows could not be had, in words; old rows stay below it. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Stands there when there is nothing: an EmptyState. */
  empty?: ReactNode;
  /** A search or filters narrow the list: where they leave nothing, it says so and offers to clear them. */
  onClearFilters?: (() => void) | undefined;
  messages?: Partial<DataTableMessages> | undefined;
}
