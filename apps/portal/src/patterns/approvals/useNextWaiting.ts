import type { RequestRow } from '@sen/api/contract/model';
import type { TableCell } from '@sen/ui/DataTable';
import { useEffect, useRef, useState } from 'react';
import type { List } from '../list/List';

/** What moves rows between those that wait and those that are decided. */
const decisions = ['approve', 'deny', 'undo'];

/** A decision whose rows are still shown as they were. */
interface Decided {
  isUndone: boolean;
  rows: ReadonlySet<string>;
  /** The position of the first of them. */
  place: number;
  /** When the shown rows were loaded. */
  at: number;
  /** What the closed dialog left the focus on. */
  rest: Element | null;
}

/**
 * The row that takes the focus after a decision: the next one that waits, or the one that waits again. With the decided row its buttons are gone, and the focus
 * would begin at the top of the page. If none waits, the heading takes it; if the focus was moved meanwhile, it stays.
 */
export function useNextWaiting({ done, query, rowId }: List<RequestRow>): TableCell | undefined {
  const [goTo, setGoTo] = useState<TableCell>();
  const decided = useRef<Decided>(null);
  const answered = useRef(done);
  const { data, dataUpdatedAt, isPlaceholderData } = query;

  useEffect(() => {
    if (done === answered.current) return;
    answered.current = done;
    if (!done || !decisions.includes(done.id)) return;
    const rows = new Set(done.rows);
    const place = (data?.data ?? []).findIndex((row) => rows.has(rowId(row)));
    const isUndone = done.id === 'undo';
    const decision: Decided = { isUndone, rows, place: Math.max(0, place), at: dataUpdatedAt, rest: null };
    decided.current = decision;
    afterDialog(() => {
      decision.rest = document.activeElement;
    });
  }, [done, data, dataUpdatedAt, rowId]);

  useEffect(() => {
    const decision = decided.current;
    if (!decision || !data || isPlaceholderData || dataUpdatedAt <= decision.at) return;
    decided.current = null;
    const waits = (row: RequestRow) => row.status === 'pending' && !decision.rows.has(rowId(row));
    const next = decision.isUndone
      ? data.data.find((row) => decision.rows.has(rowId(row)))
      : (data.data.slice(decision.place).find(waits) ?? data.data.find(waits));
    afterDialog(() => {
      const active = document.activeElement;
      const isFree = active === document.body || active === decision.rest || active?.matches('[role="grid"]');
      if (!isFree) return;
      if (next) setGoTo({ row: rowId(next), column: '' });
      else document.querySelector<HTMLElement>('main h1')?.focus();
    });
  }, [data, dataUpdatedAt, isPlaceholderData, rowId]);

  return goTo;
}

/** A dialog that closes returns the focus within two frames. */
function afterDialog(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(run)));
}
