import type { CourseDraft } from '@sen/api/contract/model';
import { chaptersOf, nodesOf } from './courseNodes.ts';
import type { Choice, MergeConflict } from './mergeConflict.ts';
import { comparable, mergedFields } from './mergedFields.ts';
import { mergeNodes } from './mergeNodes.ts';

interface Merged {
  /** With the `version` of theirs. */
  draft: CourseDraft;
  conflicts: MergeConflict[];
}

/**
 * Merges two changes of a course field by field and node by node. What only one side changed is taken; equal changes are silent;
 * what both changed is a conflict: mine counts, and what one deleted and the other edited stays, unless `choices` says otherwise
 * by the conflict's key.
 */
export function mergeCourse(
  base: CourseDraft,
  mine: CourseDraft,
  theirs: CourseDraft,
  choices: ReadonlyMap<string, Choice> = new Map(),
): Merged {
  const draft: CourseDraft = { ...mine };
  if (theirs.version !== undefined) draft.version = theirs.version;
  const conflicts: MergeConflict[] = [];
  const choose = (key: string) => choices.get(key);
  for (const field of mergedFields) {
    const [was, my, their] = [base[field], mine[field], theirs[field]].map(comparable);
    if (my === their || their === was) continue;
    const isConflict = my !== was;
    const key = `field:${field}`;
    if (isConflict) conflicts.push({ kind: 'field', key, field, mine: mine[field], theirs: theirs[field] });
    if (!isConflict || choose(key) === 'theirs') Object.assign(draft, { [field]: theirs[field] });
    if (draft[field] === undefined) delete draft[field];
  }
  const sides = {
    base: nodesOf(base.chapters),
    mine: nodesOf(mine.chapters),
    theirs: nodesOf(theirs.chapters),
  };
  const tree = mergeNodes(sides, choose);
  draft.chapters = chaptersOf(tree.nodes);
  return { draft, conflicts: [...conflicts, ...tree.conflicts] };
}
