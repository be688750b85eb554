import type { CourseNode } from './courseNodes.ts';
import type { Choice, MergeConflict, NodePart } from './mergeConflict.ts';

export interface Versions {
  was: CourseNode | undefined;
  my: CourseNode;
  their: CourseNode;
}

/** Merges a node that both sides have, part by part. */
export function mergeNode(
  { was, my, their }: Versions,
  conflicts: MergeConflict[],
  choose: (key: string) => Choice | undefined,
): CourseNode {
  // A node that one side has made another kind of thing is taken whole: its parts do not fit together.
  if (my.kind !== their.kind) {
    const changed = was?.kind === my.kind ? 'theirs' : was?.kind === their.kind ? 'mine' : undefined;
    const key = `node:${my.id}:kind`;
    const isWhole = changed !== undefined && sameNode(was, changed === 'mine' ? their : my);
    if (!isWhole)
      conflicts.push({
        kind: 'node',
        key,
        id: my.id,
        part: 'kind',
        title: my.title,
        mine: my,
        theirs: their,
      });
    const taken = isWhole ? changed : (choose(key) ?? 'mine');
    return taken === 'mine' ? my : their;
  }
  let merged = my;
  for (const part of partsOf[my.kind]) {
    const values = { was: was && partOf(was, part), my: partOf(my, part), their: partOf(their, part) };
    if (values.my === values.their || values.their === values.was) continue;
    const key = `node:${my.id}:${part}`;
    const isConflict = values.my !== values.was;
    if (isConflict)
      conflicts.push({ kind: 'node', key, id: my.id, part, title: my.title, mine: my, theirs: their });
    if (!isConflict || choose(key) === 'theirs') merged = withPart(merged, their, part);
  }
  return merged;
}

const partsOf = {
  chapter: ['title'],
  session: ['title', 'held', 'parent'],
  exam: ['exam', 'weight', 'parent'],
} as const satisfies Record<CourseNode['kind'], readonly NodePart[]>;

function partOf(node: CourseNode, part: NodePart): string | number | null | undefined {
  if (part === 'parent') return node.parent;
  if (part === 'held') return node.kind === 'session' ? `${node.held}:${node.lesson ?? ''}` : undefined;
  if (part === 'weight') return node.kind === 'exam' ? node.weight : undefined;
  if (part === 'exam') return node.kind === 'exam' ? node.survey_id : undefined;
  return part === 'title' ? node.title : node.kind;
}

/** The node with one part of another node of its kind. */
function withPart(node: CourseNode, other: CourseNode, part: NodePart): CourseNode {
  if (part === 'parent') return { ...node, parent: other.parent };
  if (part === 'title') return { ...node, title: other.title };
  if (node.kind === 'session' && other.kind === 'session') {
    const { held, lesson, lessonName } = other;
    return { ...node, held, lesson, lessonName };
  }
  if (node.kind !== 'exam' || other.kind !== 'exam') return node;
  return part === 'weight'
    ? { ...node, weight: other.weight }
    : { ...node, survey_id: other.survey_id, title: other.title };
}

export function sameNode(one: CourseNode | undefined, other: CourseNode | undefined): boolean {
  if (!one || !other || one.kind !== other.kind) return one === other;
  return partsOf[one.kind].every((part) => partOf(one, part) === partOf(other, part));
}
