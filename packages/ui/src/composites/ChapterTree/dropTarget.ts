import type { MoveTarget } from './chapterMoves';
import type { ChapterTreeValue } from './chapterNode';
import { nodeOf, placeOf } from './chapterTree';

export type DropEdge = 'before' | 'after' | 'inside';

export interface DropTarget {
  target: MoveTarget;
  /** The row that shows the drop position, and at which edge. */
  mark: { id: string; edge: DropEdge };
}

/** The drop position of a dragged node, from the row under the pointer and the half of it. */
export function dropTarget(
  tree: ChapterTreeValue,
  dragged: string,
  over: { id: string; half: 'upper' | 'lower' },
  collapsed: ReadonlySet<string>,
): DropTarget | undefined {
  const node = nodeOf(tree, dragged);
  const at = placeOf(tree, over.id);
  const chapter = at && tree[at.chapter];
  if (!node || !chapter || over.id === dragged) return undefined;
  const upper = over.half === 'upper';

  if (node.kind === 'chapter') {
    if (chapter.id === dragged) return undefined;
    const others = tree.filter(({ id }) => id !== dragged).findIndex(({ id }) => id === chapter.id);
    if (upper && at.item === undefined)
      return { target: { chapter: null, index: others }, mark: { id: chapter.id, edge: 'before' } };
    const last = collapsed.has(chapter.id) ? undefined : chapter.items.at(-1);
    return {
      target: { chapter: null, index: others + 1 },
      mark: { id: last?.id ?? chapter.id, edge: 'after' },
    };
  }

  const without = (one: { items: readonly { id: string }[] }) => one.items.filter(({ id }) => id !== dragged);
  if (at.item === undefined) {
    const previous = tree[at.chapter - 1];
    if (upper && previous)
      return {
        target: { chapter: previous.id, index: without(previous).length },
        mark: { id: chapter.id, edge: 'before' },
      };
    return collapsed.has(chapter.id)
      ? {
          target: { chapter: chapter.id, index: without(chapter).length },
          mark: { id: chapter.id, edge: 'inside' },
        }
      : { target: { chapter: chapter.id, index: 0 }, mark: { id: chapter.id, edge: 'after' } };
  }
  const place = without(chapter).findIndex(({ id }) => id === over.id);
  return {
    target: { chapter: chapter.id, index: upper ? place : place + 1 },
    mark: { id: over.id, edge: upper ? 'before' : 'after' },
  };
}
