import type { CourseNode, CourseNodes } from './courseNodes.ts';
import type { Choice, MergeConflict } from './mergeConflict.ts';
import { mergeNode, sameNode } from './mergeNode.ts';
import { mergeOrder } from './mergeOrders.ts';

type Sides = Readonly<Record<'base' | 'mine' | 'theirs', CourseNodes>>;
type Choose = (key: string) => Choice | undefined;

export interface MergedNodes {
  nodes: CourseNodes;
  conflicts: MergeConflict[];
}

/** Merges the trees of a course node by node; see `mergeCourse`. */
export function mergeNodes(sides: Sides, choose: Choose): MergedNodes {
  const conflicts: MergeConflict[] = [];
  const nodes = new Map<string, CourseNode>();
  const { base, mine, theirs } = sides;
  for (const id of new Set([...mine.nodes.keys(), ...theirs.nodes.keys()])) {
    const [was, my, their] = [base.nodes.get(id), mine.nodes.get(id), theirs.nodes.get(id)];
    if (my && their) nodes.set(id, mergeNode({ was, my, their }, conflicts, choose));
  }
  for (const by of ['mine', 'theirs'] as const) keepEdited(sides, by, { nodes, conflicts, choose });
  for (const node of nodes.values()) putIntoChapter(node, nodes, sides);
  return { nodes: { nodes, orders: mergeOrders(sides, { nodes, conflicts, choose }) }, conflicts };
}

interface Merging {
  nodes: Map<string, CourseNode>;
  conflicts: MergeConflict[];
  choose: Choose;
}

/** Adds what only the other side has, and keeps what `by` deleted and the other edited. A chapter is deleted with all that it holds. */
function keepEdited({ base, mine, theirs }: Sides, by: Choice, { nodes, conflicts, choose }: Merging): void {
  const [deleting, other] = by === 'mine' ? [mine, theirs] : [theirs, mine];
  const only = [...other.nodes.values()].filter(({ id }) => !deleting.nodes.has(id));
  const isEdited = (node: CourseNode) => !sameNode(base.nodes.get(node.id), node);
  const keeps = (node: CourseNode) => {
    const key = `deleted:${node.id}`;
    conflicts.push({ kind: 'deleted', key, id: node.id, title: node.title, by });
    return choose(key) !== by;
  };
  const decided = new Set<string>();
  for (const chapter of only.filter(({ id, kind }) => kind === 'chapter' && base.nodes.has(id))) {
    const held = [...other.nodes.values()].filter(({ parent }) => parent === chapter.id);
    const isChanged = isEdited(chapter) || held.some(isEdited) || isReordered(chapter.id, base, other);
    const isKept = isChanged && keeps(chapter);
    for (const node of [chapter, ...held.filter(({ id }) => !deleting.nodes.has(id))]) {
      decided.add(node.id);
      if (isKept) nodes.set(node.id, node);
    }
  }
  for (const node of only) {
    if (decided.has(node.id)) continue;
    if (!base.nodes.has(node.id) || (isEdited(node) && keeps(node))) nodes.set(node.id, node);
  }
}

/** Whether a side has another order of what it and the base have in a chapter. */
function isReordered(id: string, base: CourseNodes, side: CourseNodes): boolean {
  const [was, is] = [base.orders.get(id) ?? [], side.orders.get(id) ?? []];
  return was.filter((one) => is.includes(one)).join() !== is.filter((one) => was.includes(one)).join();
}

/** A node whose chapter is gone, or is no chapter any more, goes to the one where a side had it. */
function putIntoChapter(node: CourseNode, nodes: Map<string, CourseNode>, { mine, theirs }: Sides): void {
  if (node.kind === 'chapter') return;
  const isChapter = (id: string | null | undefined) => nodes.get(id ?? '')?.kind === 'chapter';
  if (isChapter(node.parent)) return;
  const places = [
    mine.nodes.get(node.id)?.parent,
    theirs.nodes.get(node.id)?.parent,
    nodes.get(node.parent ?? '')?.parent,
    [...nodes.values()].find(({ kind }) => kind === 'chapter')?.id,
  ];
  const parent = places.find(isChapter);
  if (parent === undefined || parent === null) nodes.delete(node.id);
  else nodes.set(node.id, { ...node, parent });
}

function mergeOrders(sides: Sides, { nodes, conflicts, choose }: Merging): Map<string | null, string[]> {
  const orders = new Map<string | null, string[]>();
  const members = new Map<string | null, Set<string>>([[null, new Set()]]);
  for (const { id, kind, parent } of nodes.values()) {
    if (kind === 'chapter' && !members.has(id)) members.set(id, new Set());
    members.set(parent, (members.get(parent) ?? new Set()).add(id));
  }
  for (const [parent, ids] of members) {
    const key = `order:${parent ?? ''}`;
    const { order, isContested } = mergeOrder(parent, sides, ids, choose(key) ?? 'mine');
    const title = parent === null ? null : (nodes.get(parent)?.title ?? '');
    if (isContested) conflicts.push({ kind: 'order', key, id: parent, title });
    orders.set(parent, order);
  }
  return orders;
}
