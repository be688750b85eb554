import type { CourseNodes } from './courseNodes.ts';

interface MergedOrder {
  order: string[];
  /** Both sides ordered the same items, differently. */
  isContested: boolean;
}

/**
 * Merges the order of one chapter's items, or of the chapters. `members` are the ids that it has after the merge.
 * @param parent the chapter; null for the chapters
 */
export function mergeOrder(
  parent: string | null,
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', CourseNodes>>,
  members: ReadonlySet<string>,
  prefer: 'mine' | 'theirs',
): MergedOrder {
  const within = ({ orders }: CourseNodes) => (orders.get(parent) ?? []).filter((id) => members.has(id));
  const [baseOrder, mineOrder, theirsOrder] = [within(base), within(mine), within(theirs)];
  const common = new Set(mineOrder.filter((id) => theirsOrder.includes(id)));
  const known = new Set(baseOrder.filter((id) => common.has(id)));
  const same = (one: readonly string[], other: readonly string[], ids: ReadonlySet<string>) =>
    one.filter((id) => ids.has(id)).join() === other.filter((id) => ids.has(id)).join();
  const agree = same(mineOrder, theirsOrder, common);
  const mineKept = known.size === common.size && same(mineOrder, baseOrder, known);
  const theirsKept = known.size === common.size && same(theirsOrder, baseOrder, known);
  const isContested = !agree && !mineKept && !theirsKept;
  const first = isContested ? prefer : mineKept && !agree ? 'theirs' : 'mine';
  const [leading, following] = first === 'mine' ? [mineOrder, theirsOrder] : [theirsOrder, mineOrder];
  const rest = [...members].filter((id) => !leading.includes(id) && !following.includes(id));
  return { order: [...inserted(leading, following), ...rest], isContested };
}

/** The leading order with the items that only the other has, each after its predecessor there. */
function inserted(leading: readonly string[], following: readonly string[]): string[] {
  const order = [...leading];
  const known = new Set(leading);
  following.forEach((id, at) => {
    if (known.has(id)) return;
    const before = following.slice(0, at).findLast((other) => known.has(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    known.add(id);
  });
  return order;
}
