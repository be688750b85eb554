import { Icon } from '@sen/ui/Icon';
import type { MenuAction } from '@sen/ui/Menu';
import type { Action, ActionGroups } from './Action';
import { disabledReason } from './disabledReason';

/** The menu of a row: the actions that apply to it; disallowed ones are disabled with the reason. */
export function rowMenu<Item>(
  groups: ActionGroups<Item>,
  item: Item,
  start: (action: Action<Item>) => void,
): MenuAction[][] {
  return groups.map((group) =>
    group
      .filter(({ applies }) => !applies || applies(item))
      .map((action) => ({
        id: action.id,
        label: action.label,
        icon: <Icon of={action.icon} />,
        danger: action.danger,
        disabledReason: disabledReason(action, [item]),
        ...('href' in action ? { href: action.href(item) } : { onAction: () => start(action) }),
      })),
  );
}
