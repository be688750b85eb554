import type { RequestRow } from '@sen/api/contract/model';
import { showToast } from '@sen/ui/Toast';
import type { KeyboardEvent, ReactNode } from 'react';
import type { List } from '../list/List';
import { keysOfDecisions } from './keysOfDecisions';
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
 * Decides the row that has the focus with a single key, as its menu would, or all selected rows if it is one of them. `DecisionLegend`
 * names the keys.
 */
export function DecisionKeys({ list, children }: DecisionKeysProps) {
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
    if (!row || !wanted) return;
    // Of a selection with this row, as its bar would decide; a single row is viewed.
    const selected = wanted.action === 'view' ? undefined : selectionWith(list, row.id);
    const actions = selected ?? list.rowActions?.(row).flat() ?? [];
    const action = actions.find((one) => one.id === wanted.action);
    event.preventDefault();
    const reason = action ? action.disabledReason : words(whyNot[row.status]);
    if (reason !== undefined) showToast({ tone: 'info', text: reason });
    else action?.onAction?.();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the focused row, in the grid within
    <div onKeyDown={onKeyDown}>{children}</div>
  );
}

/** The actions on the selection, if this row is one of it. */
function selectionWith({ selection }: List<RequestRow>, id: string) {
  const { value, actions } = selection ?? {};
  if (!value || !actions) return undefined;
  const isSelected = value.all ? !value.except.has(id) : value.ids.has(id);
  return isSelected ? actions(value) : undefined;
}
