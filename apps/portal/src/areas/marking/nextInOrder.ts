import type { Submission } from '@sen/api/contract/model';

/**
 * The row after the current one, which may have left the list; from its beginning after the last.
 * @param order the attempts of the list while the current one was among them
 */
export function nextInOrder(
  rows: readonly Submission[],
  order: readonly string[],
  current: string,
): Submission | undefined {
  const passed = new Set(order.slice(0, order.indexOf(current) + 1));
  const others = rows.filter(({ attempt_id }) => attempt_id !== current);
  return others.find(({ attempt_id }) => !passed.has(attempt_id)) ?? others[0];
}
