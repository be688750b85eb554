import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { showRefusal } from '../../app/errors/showRefusal';
import type { Action, RunAction } from './Action';
import { confirmationTitle } from './confirmationTitle';

/** Most visits change nothing, so the dialog loads with the first action. */
const RunDialog = lazyPart(async () => (await import('./RunDialog')).RunDialog);

interface Pending<Item> {
  action: Action<Item>;
  ids: readonly string[];
  items: readonly Item[];
}

export interface StartedActions<Item> {
  /** Starts an action: asks for confirmation, opens its dialog, or runs it. Links navigate by themselves. */
  start: (action: Action<Item>, ids: readonly string[], items: readonly Item[]) => void;
  /** The open dialog; render it once. */
  dialog: ReactNode;
}

/**
 * Runs actions: confirmation or dialog, call, invalidation, success message.
 * @param actions all actions that a dialog may switch to
 * @param onDone called before the page's data is invalidated
 * @param nameOf the name of an item, by which a confirmation of several lists them
 */
export function useActions<Item>(
  actions: readonly Action<Item>[],
  onDone?: (action: Action<Item>, ids: readonly string[]) => void,
  nameOf?: (item: Item) => string,
): StartedActions<Item> {
  const queries = useQueryClient();
  const [pending, setPending] = useState<Pending<Item> | null>(null);
  const close = () => setPending(null);

  function finish(action: Action<Item>, ids: readonly string[]) {
    onDone?.(action, ids);
    if ('run' in action)
      for (const queryKey of action.invalidates) void queries.invalidateQueries({ queryKey });
    close();
  }

  async function runAtOnce(action: Action<Item> & RunAction<Item>, ids: readonly string[]) {
    try {
      const count = await action.run([...ids], () => undefined);
      showToast({ tone: 'success', text: action.done(typeof count === 'number' ? count : ids.length) });
      finish(action, ids);
    } catch (error) {
      showRefusal(error);
    }
  }

  function start(action: Action<Item>, ids: readonly string[], items: readonly Item[]) {
    if ('run' in action && !action.confirm) void runAtOnce(action, ids);
    else setPending({ action, ids, items });
  }

  function switchTo(id: string) {
    const action = actions.find((one) => one.id === id);
    if (action && pending) start(action, pending.ids, pending.items);
  }

  return { start, dialog: <Suspense>{pending && dialogOf(pending)}</Suspense> };

  function dialogOf({ action, ids, items }: Pending<Item>): ReactNode {
    if ('run' in action)
      return (
        action.confirm && (
          <RunDialog
            action={action}
            title={confirmationTitle(action.confirm, ids, items)}
            danger={action.danger}
            label={action.label}
            ids={ids}
            names={nameOf && ids.length > 1 ? items.map(nameOf) : []}
            onCancel={close}
            onDone={() => finish(action, ids)}
          />
        )
      );
    if (!('open' in action)) return null;
    const Open = action.open;
    return (
      <Open ids={ids} items={items} onClose={close} onSwitch={switchTo} onDone={() => finish(action, ids)} />
    );
  }
}
