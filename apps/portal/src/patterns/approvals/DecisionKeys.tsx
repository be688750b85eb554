import type { RequestRow } from '@sen/api/contract/model';
import { Inline } from '@sen/ui/Inline';
import { Kbd } from '@sen/ui/Kbd';
import { PageFrame } from '@sen/ui/PageFrame';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import type { KeyboardEvent, ReactNode } from 'react';
import type { List } from '../list/List';
import * as css from './DecisionKeys.css';
import { words } from './words';

/** One set of keys for everything that is decided. */
const keys = [
  { key: 'A', action: 'approve', label: 'keyApprove' },
  { key: 'D', action: 'deny', label: 'keyDeny' },
  { key: 'U', action: 'undo', label: 'keyUndo' },
  { key: 'V', action: 'view', label: 'keyView' },
] as const;

interface DecisionKeysProps {
  list: List<RequestRow>;
  /** The page of the list. */
  children: ReactNode;
}

/**
 * Decides the row that has the focus with a single key, as its menu would, or all selected rows if it is one of them; and names
 * the keys below the list.
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
    const wanted = keys.find(({ key }) => key.toLowerCase() === event.key.toLowerCase());
    if (!row || !wanted) return;
    // Of a selection with this row, as its bar would decide; a single row is viewed.
    const selected = wanted.action === 'view' ? undefined : selectionWith(list, row.id);
    const actions = selected ?? list.rowActions?.(row).flat() ?? [];
    const action = actions.find((one) => one.id === wanted.action);
    if (!action) return;
    event.preventDefault();
    if (action.disabledReason !== undefined) showToast({ tone: 'info', text: action.disabledReason });
    else action.onAction?.();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the focused row, in the grid within
    <div onKeyDown={onKeyDown}>
      {children}
      {(list.query.data?.data.length ?? 0) > 0 && (
        <div className={css.legend}>
          <PageFrame measure="wide">
            <Stack gap="xs">
              <Text tone="muted">{words('keys')}</Text>
              <Inline gap="m">
                {keys.map(({ key, label }) => (
                  <Inline key={key} gap="xs" wrap={false}>
                    <Kbd keys={[key]} />
                    <Text tone="muted">{words(label)}</Text>
                  </Inline>
                ))}
              </Inline>
            </Stack>
          </PageFrame>
        </div>
      )}
    </div>
  );
}

/** The actions on the selection, if this row is one of it. */
function selectionWith({ selection }: List<RequestRow>, id: string) {
  const { value, actions } = selection ?? {};
  if (!value || !actions) return undefined;
  const isSelected = value.all ? !value.except.has(id) : value.ids.has(id);
  return isSelected ? actions(value) : undefined;
}
