import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import type { ReactNode } from 'react';
import type { Action } from './Action';
import { bulkDisabledReason } from './disabledReason';

/**
 * The bulk actions of a selection as buttons, the primary one last. `items` are the selected rows of the current
 * page.
 */
export function bulkButtons<Item>(
  actions: readonly Action<Item>[],
  ids: readonly string[],
  items: readonly Item[],
  start: (action: Action<Item>) => void,
): ReactNode {
  const isPrimary = ({ primary = false }: Action<Item>) => Number(primary);
  const bulkActions = actions.filter(({ bulk }) => bulk).toSorted((a, b) => isPrimary(a) - isPrimary(b));
  return bulkActions.map((action) => (
    <Button
      key={action.id}
      icon={<Icon of={action.icon} />}
      variant={action.danger ? 'dangerOutline' : action.primary ? 'primary' : 'secondary'}
      disabledReason={bulkDisabledReason(action, ids, items)}
      onPress={() => start(action)}
    >
      {action.label}
    </Button>
  ));
}
