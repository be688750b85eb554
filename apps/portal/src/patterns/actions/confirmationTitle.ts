import type { Confirmation } from './Action';

/** The question of a confirmation: names the item when there is only one. */
export function confirmationTitle<Item>(
  { title, titleOfOne }: Confirmation<Item>,
  ids: readonly string[],
  items: readonly Item[],
): string {
  const [only] = items;
  return titleOfOne && only && ids.length === 1 ? titleOfOne(only) : title(ids.length);
}
