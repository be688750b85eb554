import { useMemo, useState } from 'react';
import type { DataColumn, TableView } from './dataTableProps';
import { fittingView } from './fittingColumns';
import { hiddenColumns, withColumn, withWidths } from './tableView';

const plain: TableView = {};

export interface TableViewHandle<Row> {
  /** Columns can only be changed if there is a callback for it. */
  adjustable: boolean;
  view: TableView;
  /** The current widths, also during a drag. */
  widths: Readonly<Record<string, number>> | undefined;
  hidden: ReadonlySet<string>;
  shown: readonly DataColumn<Row>[];
  show: (key: string, shown: boolean) => void;
  showSelect: (shown: boolean) => void;
  draft: (widths: Readonly<Record<string, number>> | undefined) => void;
  resize: (widths: Readonly<Record<string, number>>) => void;
  reset: () => void;
}

/** Visible columns and their widths: a plain value, so that a page can store it per user. */
export function useTableView<Row>(
  columns: readonly DataColumn<Row>[],
  given: TableView | undefined,
  onChange: ((view: TableView) => void) | undefined,
  edges: { select: boolean; menu: boolean },
  /** The table's width in rem. */
  room: number | undefined,
): TableViewHandle<Row> {
  const [own, setOwn] = useState<TableView>(plain);
  const [pulled, setPulled] = useState<Readonly<Record<string, number>>>();
  const kept = given ?? own;
  const select = edges.select && !kept.selectHidden;
  const { menu } = edges;
  // A column that nobody can bring back never gives way.
  const fits = onChange && room;
  const view = useMemo(
    () => fittingView(columns, kept, { select, menu }, fits),
    [columns, kept, select, menu, fits],
  );
  const hidden = useMemo(() => hiddenColumns(columns, view), [columns, view]);
  const shown = useMemo(() => columns.filter(({ key }) => !hidden.has(key)), [columns, hidden]);
  const widths = useMemo(() => (pulled ? withWidths(view, pulled).widths : view.widths), [view, pulled]);

  function change(next: TableView) {
    setPulled(undefined);
    setOwn(next);
    onChange?.(next);
  }

  return {
    adjustable: onChange !== undefined,
    view: kept,
    widths,
    hidden,
    shown,
    show: (key, on) => change(withColumn(view, key, on)),
    showSelect: (on) => change({ ...kept, selectHidden: !on }),
    draft: setPulled,
    resize: (next) => change(withWidths(view, next)),
    reset: () => change(plain),
  };
}
