import type { CourseDraft } from '@sen/api/contract/model';
import { type CourseNode, nodesOf } from './courseNodes.ts';
import { comparable, type MergedField, mergedFields } from './mergedFields.ts';
import { sameNode } from './mergeNode.ts';

/** What is different in a later version of a course. */
export type CourseChange =
  | { readonly kind: 'field'; readonly field: MergedField }
  | { readonly kind: 'added' | 'removed'; readonly node: CourseNode }
  | { readonly kind: 'edited'; readonly node: CourseNode; readonly before: CourseNode }
  | { readonly kind: 'reordered'; readonly title: string | null };

/** The changes from one version of a course to another, in the order of the form. */
export function courseChanges(before: CourseDraft, after: CourseDraft): CourseChange[] {
  const [old, current] = [nodesOf(before.chapters), nodesOf(after.chapters)];
  const fields = mergedFields
    .filter((field) => comparable(before[field]) !== comparable(after[field]))
    .map((field): CourseChange => ({ kind: 'field', field }));
  const nodes = [...current.nodes.values()].flatMap((node): CourseChange[] => {
    const was = old.nodes.get(node.id);
    if (!was) return [{ kind: 'added', node }];
    return sameNode(was, node) ? [] : [{ kind: 'edited', node, before: was }];
  });
  const removed = [...old.nodes.values()]
    .filter(({ id }) => !current.nodes.has(id))
    .map((node): CourseChange => ({ kind: 'removed', node }));
  const reordered = [...current.orders].flatMap(([parent, order]): CourseChange[] => {
    const was = old.orders.get(parent) ?? [];
    const kept = order.filter((id) => was.includes(id));
    const isSame = kept.join() === was.filter((id) => order.includes(id)).join();
    return isSame
      ? []
      : [{ kind: 'reordered', title: parent === null ? null : (current.nodes.get(parent)?.title ?? null) }];
  });
  return [...fields, ...nodes, ...removed, ...reordered];
}
