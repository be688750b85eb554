import { ActionRow, type RowAction } from '@sen/ui/ActionRow';
import { Icon } from '@sen/ui/Icon';
import type { Action, ActionGroups } from './Action';
import { disabledReason } from './disabledReason';
import { useActions } from './useActions';

interface ActionButtonsProps<Item extends { id: string }> {
  actions: ActionGroups<Item>;
  /** The ids of the offered actions, in order. */
  only: readonly string[];
  /** The ids of those that are always behind '⋯'. */
  behind?: readonly string[];
  item: Item;
  /** Called with the id of an action that has succeeded: where the record is gone, its page is left. */
  onDone?: (actionId: string) => void;
  /** Inside a callout: small, without icons. */
  compact?: boolean;
}

/** The actions of a page's record as buttons in one row, disallowed ones disabled with their reason, and the dialogs that they open. */
export function ActionButtons<Item extends { id: string }>({
  actions,
  only,
  behind = [],
  item,
  compact = false,
  onDone,
}: ActionButtonsProps<Item>) {
  const all = actions.flat();
  const { start, dialog } = useActions(all, ({ id }) => onDone?.(id));
  const offered = [...only, ...behind]
    .map((id) => actionOf(all, id))
    .filter(({ applies }) => !applies || applies(item))
    .map((action): RowAction => ({
      id: action.id,
      label: action.label,
      icon: compact ? undefined : <Icon of={action.icon} />,
      danger: action.danger,
      variant: action.primary ? 'primary' : action.aside ? 'neutral' : 'secondary',
      disabledReason: disabledReason(action, [item]),
      inMenu: behind.includes(action.id),
      ...('href' in action
        ? { href: action.href(item) }
        : { onAction: () => start(action, [item.id], [item]) }),
    }));
  return (
    <>
      {offered.length > 0 && (
        <ActionRow actions={offered} size={compact ? 'small' : 'medium'} wideOnPhone={!compact} />
      )}
      {dialog}
    </>
  );
}

function actionOf<Item>(actions: readonly Action<Item>[], id: string): Action<Item> {
  const found = actions.find((action) => action.id === id);
  if (!found) throw new Error(`No action is called '${id}': name one of the actions' ids.`);
  return found;
}
