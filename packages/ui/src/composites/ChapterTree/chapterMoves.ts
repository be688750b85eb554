import type { ChapterTreeValue, CourseNode } from './chapterNode';
import { addChapter, addItem, chapterOf, insertAt, nodeOf, placeOf, removeNode } from './chapterTree';

/**
 * Target position of a node, counted among its siblings without it. Chapters are at the top level (null),
 * items in a chapter.
 */
export interface MoveTarget {
  chapter: string | null;
  index: number;
}

/** Moves a node. If it cannot be placed there, the same tree object is returned. */
export function moveNode(tree: ChapterTreeValue, id: string, target: MoveTarget): ChapterTreeValue {
  const node = nodeOf(tree, id);
  const from = placeOf(tree, id);
  if (!node || !from) return tree;
  if (node.kind === 'chapter') {
    if (target.chapter !== null || target.index === from.chapter) return tree;
    return insertAt(removeNode(tree, id), target.index, node);
  }
  if (target.chapter === null || !tree.some((chapter) => chapter.id === target.chapter)) return tree;
  if (chapterOf(tree, id)?.id === target.chapter && target.index === from.item) return tree;
  return addItem(removeNode(tree, id), target.chapter, node, target.index);
}

/** Moves a node one place up or down. An item at the edge of its chapter moves into the next one. */
export function stepNode(tree: ChapterTreeValue, id: string, by: -1 | 1): ChapterTreeValue {
  const from = placeOf(tree, id);
  if (!from) return tree;
  if (from.item === undefined) {
    const index = from.chapter + by;
    return tree[index] ? moveNode(tree, id, { chapter: null, index }) : tree;
  }
  const here = tree[from.chapter];
  if (here?.items[from.item + by]) return moveNode(tree, id, { chapter: here.id, index: from.item + by });
  const next = tree[from.chapter + by];
  return next ? moveNode(tree, id, { chapter: next.id, index: by < 0 ? next.items.length : 0 }) : tree;
}

/** Only nodes that lose nothing can change level: a chapter without items, a session without lesson or meeting. */
export function canChangeLevel(tree: ChapterTreeValue, id: string): 'up' | 'down' | undefined {
  const node = nodeOf(tree, id);
  if (node?.kind === 'session') return node.online || node.lesson !== undefined ? undefined : 'up';
  if (node?.kind !== 'chapter' || node.items.length > 0) return undefined;
  return placeOf(tree, id)?.chapter === 0 ? undefined : 'down';
}

/**
 * An empty session becomes the chapter after its own; an empty chapter becomes the last session of the
 * previous one.
 */
export function changeLevel(tree: ChapterTreeValue, id: string): ChapterTreeValue {
  const to = canChangeLevel(tree, id);
  const node = nodeOf(tree, id);
  const from = placeOf(tree, id);
  if (!to || !node || !from) return tree;
  const rest = removeNode(tree, id);
  if (to === 'up')
    return addChapter(rest, { ...wordsOf(node), kind: 'chapter', items: [] }, from.chapter + 1);
  const before = tree[from.chapter - 1];
  return before ? addItem(rest, before.id, { ...wordsOf(node), kind: 'session', online: false }) : tree;
}

function wordsOf({ id, title, placeholder, tooltip }: CourseNode) {
  return {
    id,
    title,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(tooltip === undefined ? {} : { tooltip }),
  };
}
