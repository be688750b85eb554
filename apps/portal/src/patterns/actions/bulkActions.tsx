import type { RowAction } from '@sen/ui/ActionRow';
import { Icon } from '@sen/ui/Icon';
import type { Action } from './Action';
import { bulkDisabledReason } from './disabledReason';

interface SelectedRows<Item> {
  ids: readonly string[];
  /** Their rows; those of other pages as they were when they were selected. */
  items: readonly Item[];
  rowId: (item: Item) => string;
}

/**
 * The bulk actions of a selection for its bar, the primary one last.
 */
export function bulkActions<Item>(
  actions: readonly Action<Item>[],
  { ids, items, rowId }: SelectedRows<Item>,
  start: (action: Action<Item>, ids: readonly string[], items: readonly Item[]) => void,
): RowAction[] {
  const isPrimary = ({ primary = false }: Action<Item>) => Number(primary);
  const offered = actions.filter(({ bulk }) => bulk).toSorted((a, b) => isPrimary(a) - isPrimary(b));
  return offered.flatMap((action) => {
    const left = leftOut(action, items);
    const rows = items.filter((item) => !left.includes(item));
    const leftIds = new Set(left.map(rowId));
    const chosen = ids.filter((id) => !leftIds.has(id));
    if (left.length > 0 && chosen.length === 0) return [];
    return [
      {
        id: action.id,
        label: action.label,
        icon: <Icon of={action.icon} />,
        danger: action.danger,
        variant: action.primary ? ('primary' as const) : ('secondary' as const),
        disabledReason: bulkDisabledReason(action, chosen, rows),
        onAction: () => start(action, chosen, rows),
      },
    ];
  });
}

/** The selected rows that an action passes over. */
function leftOut<Item>({ bulk, applies }: Action<Item>, items: readonly Item[]): readonly Item[] {
  if (typeof bulk !== 'object' || !bulk.whereItApplies || !applies) return [];
  return items.filter((item) => !applies(item));
}
