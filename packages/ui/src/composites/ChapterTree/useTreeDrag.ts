import { useRef, useState, type RefObject } from 'react';
import { usePointerDrag, type DragPoint } from '../../private/usePointerDrag';
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

/** Drag and drop: the row under the pointer determines the drop position. */
export function useTreeDrag({ tree, collapsed, root, act, onCancel }: TreeDragOptions) {
  const [held, setHeld] = useState<string>();
  /** Ref copy for pointer events that arrive before the next render. */
  const holding = useRef<string | undefined>(undefined);
  const [drop, setDrop] = useState<DropTarget>();

  function find({ x, y }: DragPoint): DropTarget | undefined {
    const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
    const id = row?.dataset['row'];
    const dragged = holding.current;
    if (!row || id === undefined || dragged === undefined || !root.current?.contains(row)) return undefined;
    const box = row.getBoundingClientRect();
    const half = y < box.top + box.height / 2 ? 'upper' : 'lower';
    return dropTarget(tree, dragged, { id, half }, collapsed);
  }

  function end() {
    holding.current = undefined;
    setHeld(undefined);
    setDrop(undefined);
  }

  const handlers = usePointerDrag({
    onStart(id) {
      holding.current = id;
      setHeld(id);
    },
    onMove(point) {
      if (point.y < edge) window.scrollBy(0, -12);
      else if (point.y > window.innerHeight - edge) window.scrollBy(0, 12);
      const found = find(point);
      if (found?.mark.id !== drop?.mark.id || found?.mark.edge !== drop?.mark.edge) setDrop(found);
    },
    onDrop(point) {
      const id = holding.current;
      const found = find(point);
      if (id !== undefined && found) act({ does: 'move', id, target: found.target });
      else if (id !== undefined) onCancel(id);
      end();
    },
    onCancel: takeBack,
  });

  /** Returns true if a drag was cancelled. */
  function takeBack(): boolean {
    const id = holding.current;
    if (id === undefined) return false;
    onCancel(id);
    end();
    return true;
  }

  return { held, mark: drop?.mark, handlers, takeBack };
}
