import type { DataTableProps, Selection } from '@sen/ui/DataTable';
import { useState, type ReactNode } from 'react';
import { useUser } from '../../app/session/useUser';
import type { ActionGroups } from '../actions/Action';
import { bulkActions } from '../actions/bulkActions';
import { rowMenu } from '../actions/rowMenu';
import { useActions } from '../actions/useActions';

export interface RowActionOptions<Row> {
  /** The actions on rows, single and bulk. */
  actions?: ActionGroups<Row>;
  /** Why a row cannot be selected, translated. */
  unselectable?: (row: Row) => string | undefined;
  /** The row's key; its `id` by default. */
  rowId?: (row: Row) => string;
  /** The row's name, which a confirmation shows. */
  rowName?: ((row: Row) => string) | undefined;
  /** The rows are the whole list, without pages. */
  whole?: boolean | undefined;
}

/** An action that has succeeded. */
export interface DoneAction {
  id: string;
  rows: readonly string[];
}

interface RowActions<Row> extends Pick<DataTableProps<Row>, 'rowId' | 'rowActions' | 'selection'> {
  dialog: ReactNode;
  /** The last action that has succeeded. */
  done: DoneAction | undefined;
}

const nothing: Selection = { all: false, ids: new Set() };

/** The menu of each row, the selection with its bar, and the open dialog. */
export function useRowActions<Row>(
  rows: readonly Row[],
  { actions = [], unselectable, rowId = idOf, rowName, whole = false }: RowActionOptions<Row>,
): RowActions<Row> {
  const { role } = useUser();
  const [value, setValue] = useState(nothing);
  // Rows of other pages, which a rule may refuse and a confirmation names.
  const [seen, setSeen] = useState<ReadonlyMap<string, Row>>(new Map());
  const all = actions.flat();
  function onChange(next: Selection) {
    const known = [...seen, ...rows.map((row) => [rowId(row), row] as const)];
    setValue(next);
    setSeen(new Map(known.filter(([id]) => isSelected(next, id))));
  }
  const [done, setDone] = useState<DoneAction>();
  const { start, dialog } = useActions(
    all,
    ({ id }, ids) => {
      onChange(nothing);
      setDone({ id, rows: ids });
    },
    rowName,
  );
  // Section 2: the paged tables of teachers have no selection.
  const selectable = (whole || role !== 'teacher') && all.some(({ bulk }) => bulk);

  return {
    rowId,
    dialog,
    done,
    rowActions:
      all.length > 0
        ? (row) => rowMenu(actions, row, (action) => start(action, [rowId(row)], [row]))
        : undefined,
    selection: selectable
      ? {
          value,
          onChange,
          refuse: unselectable,
          actions: (selected) => {
            const here = rows.filter((row) => isSelected(selected, rowId(row)));
            const hereIds = new Set(here.map(rowId));
            const items = [...here, ...[...seen].flatMap(([id, row]) => (hereIds.has(id) ? [] : [row]))];
            const ids = selected.all ? items.map(rowId) : [...selected.ids];
            return bulkActions(all, { ids, items, rowId }, start);
          },
        }
      : undefined,
  };
}

const isSelected = (selection: Selection, id: string) =>
  selection.all ? !selection.except.has(id) : selection.ids.has(id);

function idOf(row: unknown): string {
  if (typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string') return row.id;
  throw new Error('The rows of this list have no `id`: give `useList` a `rowId`.');
}
