import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
} from 'react';
import { Button } from '../../components/Button/Button';
import { Pagination } from '../../components/Pagination/Pagination';
import { ErrorIcon } from '../../icons';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { CalloutFrame } from '../../private/CalloutFrame';
import { useHandOver } from '../../private/useHandOver';
import { useNumberFormat } from '../../private/useNumberFormat';
import { CardTools } from './CardTools';
import { findSort } from './columnSorts';
import { columnLayout } from './columnLayout';
import { contentWidths } from './contentWidths';
import * as css from './DataTable.css';
import { dataTableMessages } from './DataTable.messages';
import type { DataSort, DataTableProps, TableView } from './dataTableProps';
import { DisplayButton } from './DisplayButton';
import { InsteadOfRows } from './InsteadOfRows';
import { countSelected, everythingSelected, isSelected, nothingSelected, type Selection } from './selection';
import { TableGrid } from './TableGrid';
import * as toolsCss from './TableTools.css';
import { useRowOrder } from './useRowOrder';
import { useSelection } from './useSelection';
import { useShownRows } from './useShownRows';
import { useTableRoom } from './useTableRoom';
import { useTableRows } from './useTableRows';
import { useTableState } from './useTableState';
import { useTableView } from './useTableView';

export type {
  ColumnSort,
  DataColumn,
  DataSelection,
  DataSort,
  DataTableProps,
  TableCell,
  TableView,
} from './dataTableProps';
export type { Selection } from './selection';
export { countSelected, everythingSelected, isSelected, nothingSelected } from './selection';

/** It takes the place of the toolbar, so nothing shifts when it appears with the first selected row. */
const loadSelectedRows = async () => ({ default: (await import('./SelectedRows')).SelectedRows });
const SelectedRows = lazy(loadSelectedRows);

/** Loads the bar when the pointer or the focus comes to a row with a checkbox; a failure is told when it is needed. */
function fetchSelectedRows() {
  void loadSelectedRows().catch(() => undefined);
}

/** A data table: an ARIA grid with one tab stop, as in the ARIA Authoring Practices. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { paging, loading = false, error, onRetry } = props;
  const words = useMessages(dataTableMessages, props.messages);
  const { rows, before, look, late } = useShownRows(props, words);
  const { columns } = look;
  const number = useNumberFormat();
  const [announcement, announce] = useState('');

  const sortedOutside = props.onSortChange !== undefined;
  const outer = useRef<HTMLDivElement>(null);
  const room = useTableRoom(outer);
  const setUp = useTableView(
    columns,
    props.view,
    props.onViewChange && changeView,
    { select: props.selection !== undefined, menu: look.rowActions !== undefined },
    room,
  );
  const selection = setUp.view.selectHidden ? undefined : props.selection;
  const table = useTableState(columns, setUp.hidden, props.sort, sortedOutside, changeSort);
  // The heading shows its order in the frame of the press; the rows follow in the next.
  const rowsSort = useDeferredValue(table.sort);
  const rowAt = useRowOrder(rows, columns, sortedOutside ? undefined : rowsSort);
  const view = useTableRows({ ...props, rows, selection, refuse: look.refuse }, table.visible, rowAt);
  const total = paging?.total ?? rows.length;
  const wholeList = !paging && view.ids.length === rows.length;
  const chosen = useSelection(selection, view.ids, wholeList, changeSelection);
  const count = chosen ? countSelected(chosen.value, total) : 0;
  const elsewhere =
    chosen && paging && !chosen.value.all
      ? count - view.ids.filter((id) => isSelected(chosen.value, id)).length
      : 0;

  function changeSort(sort: DataSort) {
    announce(words.sorted(words[sort.direction](findSort(columns, sort.key)?.label ?? '')));
    props.onSortChange?.(sort);
  }

  function changeSelection(next: Selection) {
    const nextCount = countSelected(next, total);
    announce(nextCount === 0 ? words.noneSelected : words.selected(number.format(nextCount)));
    selection?.onChange?.(next);
  }

  function changeView(next: TableView) {
    const change = columns.find(({ key }) => setUp.hidden.has(key) !== (next.hidden?.includes(key) ?? false));
    if (Object.keys(next).length === 0) announce(words.columnsReset);
    else if (change)
      announce(words[setUp.hidden.has(change.key) ? 'columnBack' : 'columnHidden'](change.header));
    // Rows cannot stay selected while the selection is hidden.
    if (next.selectHidden && chosen) changeSelection(nothingSelected);
    props.onViewChange?.(next);
  }

  const announceRemovedRow = useCallback(() => announce(words.rowRemoved), [words]);
  const nothing = rows.length === 0;
  const edges = { select: chosen !== undefined, menu: look.rowActions !== undefined };
  const content = useMemo(() => contentWidths(table.visible, rows), [table.visible, rows]);
  const sizes = tableSizes(table.visible, edges, { set: setUp.widths, content, room });
  const more = selection?.acrossPages && chosen?.page === 'all' && count < total;

  // What stands for the list keeps the focus when the other takes its place: after a retry, or once the last row is gone.
  const grid = () => outer.current?.querySelector<HTMLElement>('[role="grid"]');
  const insteadIs = useHandOver(grid);
  const warningIs = useHandOver(grid);
  const rowsAre = useHandOver(() => outer.current?.querySelector<HTMLElement>(':scope > [role="group"]'));

  const isEmpty = nothing && !loading;
  const selecting = chosen !== undefined && count > 0 && selection?.actions !== undefined;
  // A heading stands for one order at a time, and a hidden one for none: the others are offered among what is displayed.
  const hasChoice =
    table.head.some(({ sorts }) => sorts.length > 1) ||
    (table.sort !== undefined && table.head.every(({ sorted }) => sorted === undefined));
  const hasTools =
    props.toolbar !== undefined || setUp.adjustable || hasChoice || selection?.actions !== undefined;

  return (
    <div ref={outer} className={css.outer} data-selecting={selecting || undefined}>
      {hasTools && (
        <div className={toolsCss.bar} data-bare={(!props.toolbar && !selecting) || undefined}>
          <div className={toolsCss.tools}>
            {props.toolbar}
            {!nothing && (
              <div className={toolsCss.end}>
                <output className={toolsCss.count}>{words.count(number.format(total))}</output>
                {(setUp.adjustable || hasChoice) && (
                  <DisplayButton
                    order={
                      hasChoice ? { orders: table.orders, sort: table.sort, onSort: table.change } : undefined
                    }
                    columns={setUp.adjustable ? { all: columns, table: setUp } : undefined}
                    selectable={props.selection !== undefined}
                    announcement={announcement}
                    words={words}
                  />
                )}
              </div>
            )}
          </div>
          {selecting && (
            <Suspense fallback={null}>
              <SelectedRows
                count={count}
                elsewhere={elsewhere}
                total={total}
                onSelectTotal={more ? () => chosen.change(everythingSelected) : undefined}
                onClear={() => chosen.change(nothingSelected)}
                actions={selection.actions?.(chosen.value) ?? []}
                words={words}
              />
            </Suspense>
          )}
        </div>
      )}
      {props.conditions}
      {isEmpty ? (
        <div
          key="instead"
          ref={insteadIs}
          role="group"
          aria-label={props.label}
          tabIndex={-1}
          className={css.instead}
        >
          <InsteadOfRows {...props} words={words} />
        </div>
      ) : (
        <div key="rows" ref={rowsAre} className={css.whole}>
          {error !== undefined && !nothing && (
            <div ref={warningIs}>
              <CalloutFrame
                tone="danger"
                icon={ErrorIcon}
                title={words.failed}
                live
                actions={
                  onRetry && (
                    <Button size="small" onPress={onRetry}>
                      {words.retry}
                    </Button>
                  )
                }
              >
                {error}
              </CalloutFrame>
            </div>
          )}
          <div
            className={css.frame}
            style={sizes}
            onPointerOver={chosen && fetchSelectedRows}
            onFocus={chosen && fetchSelectedRows}
          >
            {!nothing && (
              <CardTools
                orders={table.orders}
                sort={table.sort}
                onSort={table.change}
                page={chosen?.page}
                onTogglePage={() => chosen?.togglePage()}
                words={words}
              />
            )}
            <TableGrid
              {...props}
              rows={rows}
              before={before}
              late={late}
              selection={selection}
              head={table.head}
              look={look}
              view={view}
              chosen={chosen}
              total={total}
              words={words}
              widths={
                setUp.adjustable
                  ? { set: setUp.widths, onDraft: setUp.draft, onResize: setUp.resize }
                  : undefined
              }
              onRowRemoved={announceRemovedRow}
            />
          </div>
          {paging && <Pagination {...paging} />}
          <output className={visuallyHidden}>{loading ? words.loading : announcement}</output>
        </div>
      )}
    </div>
  );
}

/** Sizes for the stylesheet: the columns, the minimum width, and the number of lines of a card. */
function tableSizes<Row>(
  columns: DataTableProps<Row>['columns'],
  edges: { select: boolean; menu: boolean },
  known: Parameters<typeof columnLayout>[2],
): CSSProperties & Record<`--${string}`, string> {
  const { template, least } = columnLayout(columns, edges, known);
  const inCard = columns.filter(({ priority }, place) => place > 0 && priority !== 'low');
  const lines = inCard.reduce((sum, { twoLines }) => sum + (twoLines ? 2 : 1), 0);
  return { [css.template]: template, [css.least]: `${least}rem`, [css.cardLines]: String(lines) };
}
