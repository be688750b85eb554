import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import type { Action, ActionGroups } from './Action';
import { disabledReason } from './disabledReason';
import { useActions } from './useActions';

interface ActionButtonsProps<Item extends { id: string }> {
  actions: ActionGroups<Item>;
  /** The ids of the offered actions, in order. */
  only: readonly string[];
  item: Item;
  /** Whether disallowed actions are disabled with their reason, or hidden. Disallowed links are always hidden. */
  refused?: 'disabled' | 'hidden';
  /** Inside a callout: small, without icons. */
  compact?: boolean;
}

/** The actions of a page's record as buttons, and the dialogs that they open. */
export function ActionButtons<Item extends { id: string }>({
  actions,
  only,
  item,
  refused = 'disabled',
  compact = false,
}: ActionButtonsProps<Item>) {
  const all = actions.flat();
  const { start, dialog } = useActions(all);
  const offered = only.map((id) => actionOf(all, id)).filter(({ applies }) => !applies || applies(item));
  return (
    <>
      {offered.map((action) => {
        const reason = disabledReason(action, [item]);
        if (reason !== undefined && (refused === 'hidden' || 'href' in action)) return null;
        const look = {
          variant: action.primary ? ('primary' as const) : ('secondary' as const),
          ...(compact ? { size: 'small' as const } : { icon: <Icon of={action.icon} /> }),
        };
        return 'href' in action ? (
          <ButtonLink key={action.id} {...look} href={action.href(item)}>
            {action.label}
          </ButtonLink>
        ) : (
          <Button
            key={action.id}
            {...look}
            disabledReason={reason}
            onPress={() => start(action, [item.id], [item])}
          >
            {action.label}
          </Button>
        );
      })}
      {dialog}
    </>
  );
}

function actionOf<Item>(actions: readonly Action<Item>[], id: string): Action<Item> {
  const found = actions.find((action) => action.id === id);
  if (!found) throw new Error(`No action is called '${id}': name one of the actions' ids.`);
  return found;
}
