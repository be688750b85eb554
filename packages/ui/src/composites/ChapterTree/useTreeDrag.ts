import { useState, type RefObject } from 'react';
import { usePointerDrag, type DragPoint } from '../QuestionView/usePointerDrag';
import type { ChapterTreeValue } from './chapterNode';
import { dropTarget, type DropTarget } from './dropTarget';
import type { Act } from './treeCommand';

interface TreeDragOptions {
  tree: ChapterTreeValue;
  collapsed: ReadonlySet<string>;
  root: RefObject<HTMLElement | null>;
  act: Act;
  onCancel: (id: string) => void;
}

const edge = 56;

/** The row under the pointer says where the dragged node would fall. */
export function useTreeDrag({ tree, collapsed, root, act, onCancel }: TreeDragOptions) {
  const [held, setHeld] = useState<string>();
  const [drop, setDrop] = useState<DropTarget>();

  function find({ x, y }: DragPoint): DropTarget | undefined {
    const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
    const id = row?.dataset['row'];
    if (!row || id === undefined || held === undefined || !root.current?.contains(row)) return undefined;
    const box = row.getBoundingClientRect();
    const half = y < box.top + box.height / 2 ? 'upper' : 'lower';
    return dropTarget(tree, held, { id, half }, collapsed);
  }

  function end() {
    setHeld(undefined);
    setDrop(undefined);
  }

  const handlers = usePointerDrag({
    onStart: setHeld,
    onMove(point) {
      if (point.y < edge) window.scrollBy(0, -12);
      else if (point.y > window.innerHeight - edge) window.scrollBy(0, 12);
      const found = find(point);
      if (found?.mark.id !== drop?.mark.id || found?.mark.edge !== drop?.mark.edge) setDrop(found);
    },
    onDrop(point) {
      const found = find(point);
      if (held !== undefined && found) act({ does: 'move', id: held, target: found.target });
      else if (held !== undefined) onCancel(held);
      end();
    },
    onCancel() {
      if (held !== undefined) onCancel(held);
      end();
    },
  });

  /** Escape while dragging; true if it took something back. */
  function escape(): boolean {
    if (held === undefined) return false;
    onCancel(held);
    end();
    return true;
  }

  return { held, mark: drop?.mark, handlers, escape };
}
