import type { RowAction } from '@sen/ui/ActionRow';
import { Icon } from '@sen/ui/Icon';
import type { Action } from './Action';
import { bulkDisabledReason } from './disabledReason';

/**
 * The bulk actions of a selection for its bar, the primary one last. `items` are the selected rows of the current
 * page.
 */
export function bulkActions<Item>(
  actions: readonly Action<Item>[],
  ids: readonly string[],
  items: readonly Item[],
  start: (action: Action<Item>) => void,
): RowAction[] {
  const isPrimary = ({ primary = false }: Action<Item>) => Number(primary);
  const offered = actions
    .filter((action) => isOffered(action, ids, items))
    .toSorted((a, b) => isPrimary(a) - isPrimary(b));
  return offered.map((action) => ({
    id: action.id,
    label: action.label,
    icon: <Icon of={action.icon} />,
    danger: action.danger,
    variant: action.primary ? 'primary' : 'secondary',
    disabledReason: bulkDisabledReason(action, ids, items),
    onAction: () => start(action),
  }));
}

function isOffered<Item>(
  { bulk, applies }: Action<Item>,
  ids: readonly string[],
  items: readonly Item[],
): boolean {
  if (!bulk) return false;
  // Rows of other pages may be those to which it applies.
  if (bulk === true || !bulk.someApply || !applies || items.length < ids.length) return true;
  return items.some(applies);
}
