import { useDeferredValue, useMemo, useState } from 'react';
import type { DataTableMessages } from './DataTable.messages';
import type { DataTableProps } from './dataTableProps';

/** What is shown of a row, besides its state. */
export interface RowLook<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rowName' | 'rowHref' | 'rowActions'
> {
  /** Why a row cannot be selected. */
  refuse: ((row: Row) => string | undefined) | undefined;
  refusalInSight: boolean;
  words: DataTableMessages;
}

export interface ShownRows<Row> {
  rows: readonly Row[];
  /** Number of rows on previous pages. */
  before: number;
  look: RowLook<Row>;
}

/**
 * The rows and how they are shown. Pages give the functions anew whenever they render: every cell would be rendered before the frame of
 * a press on a checkbox or a heading. What comes with these is shown after that frame, in slices, and so are rows that have been
 * loaded. Anything else is shown at once: what is pressed next must not be about to leave, and a page may control what is typed into a
 * cell.
 * @returns `late` while other rows than the given ones are shown
 */
export function useShownRows<Row>(
  props: DataTableProps<Row>,
  words: DataTableMessages,
): ShownRows<Row> & { late: boolean } {
  const { rows, columns, rowName, rowHref, rowActions, selection, loading = false } = props;
  const { page = 1, pageSize = 0 } = props.paging ?? {};
  const refuse = selection?.refuse;
  const refusalInSight = selection?.reasonsInSight ?? false;
  const look = useMemo(
    () => ({ columns, rowName, rowHref, rowActions, refuse, refusalInSight, words }),
    [columns, rowName, rowHref, rowActions, refuse, refusalInSight, words],
  );
  /** The render before: what it was given, what it showed of it. */
  const [last, setLast] = useState(() => {
    const first = { rows, before: (page - 1) * pageSize, look };
    return { shown: first, given: first, press: pressOf(props), loading };
  });
  // While another page is loading, these are the rows of the old one.
  const before = loading && rows === last.given.rows ? last.given.before : (page - 1) * pageSize;
  const given = useMemo(() => ({ rows, before, look }), [rows, before, look]);
  // What is new is rendered twice: at once, while the deferred value is still the old one, and after that frame.
  const isUrgent = useDeferredValue(given) !== given;

  const press = pressOf(props);
  const pressed = press.some((part, place) => part !== last.press[place]);
  const appears = rows.length === 0 || last.shown.rows.length === 0;
  const isAnswer = last.loading && !loading;
  const mayWait = pressed && !appears && (isAnswer || rows === last.given.rows);
  // What waits goes on waiting when the table renders again before that.
  const waits = isUrgent && (mayWait || given === last.given);
  const shown = waits ? last.shown : given;
  if (pressed || given !== last.given || shown !== last.shown) setLast({ shown, given, press, loading });
  return { ...shown, late: shown.rows !== rows };
}

/** What a press on a heading or a checkbox changes, and what the answer to a call changes. */
function pressOf<Row>({ sort, selection, loading = false }: DataTableProps<Row>) {
  return [sort?.key, sort?.direction, selection?.value, loading];
}
