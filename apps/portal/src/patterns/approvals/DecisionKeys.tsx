import type { RequestRow } from '@sen/api/contract/model';
import { showToast } from '@sen/ui/Toast';
import { useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { List } from '../list/List';
import { keysOfDecisions } from './keysOfDecisions';
import { LastDecisionContext, type LastDecision, type LastDecisions } from './LastDecision';
import { words } from './words';

/** Why a key does nothing to a row: what it does is not open in this status. */
const whyNot = {
  pending: 'notDecided',
  approved: 'approvedAlready',
  denied: 'deniedAlready',
  withdrawn: 'withdrawnAlready',
} as const satisfies Record<RequestRow['status'], Parameters<typeof words>[0]>;

interface DecisionKeysProps {
  list: List<RequestRow>;
  /** The page of the list. */
  children: ReactNode;
}

/**
 * Decides the row that has the focus with a single key, as its menu would, or all selected rows if it is one of them. After a decision
 * the focus is on the next row that waits, or on the heading: there the key for undoing takes that decision back. `DecisionLegend` names
 * the keys.
 */
export function DecisionKeys({ list, children }: DecisionKeysProps) {
  const last = useRef<LastDecision>(null);
  const decisions = useMemo(
    (): LastDecisions => ({
      note(decision) {
        last.current = decision;
      },
      forget(ids) {
        if (!ids || last.current?.ids.some((id) => ids.includes(id))) last.current = null;
      },
    }),
    [],
  );
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.nativeEvent.isComposing)
      return;
    const { target, currentTarget } = event;
    // An open dialog or menu is another place, though its events arrive here.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    if (target.matches('input:not([type="checkbox"]), textarea, select')) return;
    const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = list.query.data?.data.find((one) => one.id === id);
    const wanted = keysOfDecisions.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
    if (!wanted) return;
    // Of a selection with this row, as its bar would decide; a single row is viewed.
    const selected = wanted.action === 'view' || !row ? undefined : selectionWith(list, row.id);
    if (wanted.action === 'undo' && last.current && !selected && leadsBack(last.current, row, target)) {
      event.preventDefault();
      last.current.takeBack();
      return;
    }
    if (!row) return;
    const actions = selected ?? list.rowActions?.(row).flat() ?? [];
    const action = actions.find((one) => one.id === wanted.action);
    event.preventDefault();
    const reason = action ? action.disabledReason : words(whyNot[row.status]);
    if (reason !== undefined) showToast({ tone: 'info', text: reason });
    else action?.onAction?.();
  }
  return (
    <LastDecisionContext value={decisions}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the focused row, in the grid within */}
      <div onKeyDown={onKeyDown}>{children}</div>
    </LastDecisionContext>
  );
}

/** Whether undoing means the last decision here: on its rows, on one that has none of its own, and on the heading when no row is left. */
function leadsBack({ ids }: LastDecision, row: RequestRow | undefined, target: HTMLElement): boolean {
  return row ? row.status === 'pending' || ids.includes(row.id) : target.matches('h1');
}

/** The actions on the selection, if this row is one of it. */
function selectionWith({ selection }: List<RequestRow>, id: string) {
  const { value, actions } = selection ?? {};
  if (!value || !actions) return undefined;
  const isSelected = value.all ? !value.except.has(id) : value.ids.has(id);
  return isSelected ? actions(value) : undefined;
}
