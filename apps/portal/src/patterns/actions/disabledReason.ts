import { firstRefusal } from '@sen/domain/errors/verdict';
import { refusalText } from '../../words/refusalText';
import type { Action } from './Action';

/** Why an action cannot be done with these things, in words; undefined when it can. */
export function disabledReason<Item>({ rule }: Action<Item>, items: readonly Item[]): string | undefined {
  return rule && refusalText(firstRefusal(...items.map(rule)));
}

/**
 * The same for a selection, which may reach over several pages.
 * @param items those of `ids` that the shown page holds; of the others the server judges
 */
export function bulkDisabledReason<Item>(
  action: Action<Item>,
  ids: readonly string[],
  items: readonly Item[],
): string | undefined {
  const { limit, refuse } = typeof action.bulk === 'object' ? action.bulk : {};
  if (limit && ids.length > limit.count) return limit.text;
  return refuse?.(items) ?? (items.length === ids.length ? disabledReason(action, items) : undefined);
}
