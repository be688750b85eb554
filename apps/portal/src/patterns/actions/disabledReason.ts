import { firstRefusal } from '@sen/domain/errors/verdict';
import { refusalText } from '../../words/refusalText';
import type { Action } from './Action';

/** Why an action is not possible for these items, translated; undefined when it is. */
export function disabledReason<Item>({ rule }: Action<Item>, items: readonly Item[]): string | undefined {
  return rule && refusalText(firstRefusal(...items.map(rule)));
}

/** The same for a selection, which may span several pages. */
export function bulkDisabledReason<Item>(
  action: Action<Item>,
  ids: readonly string[],
  items: readonly Item[],
): string | undefined {
  const { limit, refuse } = typeof action.bulk === 'object' ? action.bulk : {};
  if (limit && ids.length > limit.count) return limit.text;
  return refuse?.(items) ?? (items.length === ids.length ? disabledReason(action, items) : undefined);
}
