import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

interface FileFocusOptions {
  root: RefObject<HTMLElement | null>;
  /** The ids as they are seen. */
  order: readonly string[];
  loading: boolean;
  folder: string | null;
  /** The entry that Tab leads to. */
  active: string | undefined;
  /** What was made just now and is there: the focus goes to it. */
  createdId: string | undefined;
}

/** Whatever hands the focus on by itself (a menu, a dialog) has done so after so many frames. */
const held = 6;
const longest = 60;

/** Keeps the focus where the person is: on an entry they asked for, and never lost with one that goes away. */
export function useFileFocus({ root, order, loading, folder, active, createdId }: FileFocusOptions) {
  const [goal, setGoal] = useState<{ id: string }>();
  const answered = useRef(goal);
  /** Without an id it is the entry that Tab leads to. */
  const pendingFocus = useRef<{ id: string | undefined; folder: string | null } | undefined>(undefined);
  const focusedNewId = useRef<string | undefined>(undefined);
  const inside = useRef(false);
  const last = useRef({ at: 0, folder });

  useEffect(() => {
    const place = root.current;
    if (!place) return undefined;
    if (goal !== answered.current) pendingFocus.current = goal && { id: goal.id, folder };
    answered.current = goal;
    if (createdId !== undefined && createdId !== focusedNewId.current)
      pendingFocus.current = { id: createdId, folder };
    focusedNewId.current = createdId;
    // Who has gone on to another folder wants nothing of the last one any more.
    if (pendingFocus.current?.folder !== folder) pendingFocus.current = undefined;
    const elsewhere = last.current.folder !== folder;
    const at = document.activeElement;
    const lost = inside.current && (at === document.body || (elsewhere && at === place));
    if (lost && !pendingFocus.current)
      pendingFocus.current = {
        folder,
        id: elsewhere ? undefined : order[Math.min(last.current.at, order.length - 1)],
      };
    if (!pendingFocus.current) return undefined;
    let [frames, kept] = [0, 0];
    let frame = requestAnimationFrame(function look() {
      const entry = entryIn(place, pendingFocus.current?.id ?? active);
      // Nothing there, or not yet: the place itself keeps the keys meanwhile.
      const target = entry ?? place;
      if (document.activeElement !== target) {
        target.focus({ preventScroll: true });
        entry?.scrollIntoView({ block: 'nearest' });
        kept = 0;
      }
      kept += 1;
      frames += 1;
      if (kept > held && (entry || (!loading && order.length === 0))) pendingFocus.current = undefined;
      else if (frames < longest) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [goal, order, loading, folder, active, createdId, root]);

  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    inside.current = true;
    const entry = target.closest<HTMLElement>('[data-entry]');
    if (!entry || !currentTarget.contains(entry)) return;
    last.current = { at: order.indexOf(entry.dataset['entry'] ?? ''), folder };
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Who loses the focus to nothing has not left: the entry was taken away.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) inside.current = false;
  }

  return {
    onFocus,
    onBlur,
    /** Moves the focus to an entry that is there. */
    focusNow(id: string) {
      pendingFocus.current = undefined;
      const entry = root.current && entryIn(root.current, id);
      entry?.focus({ preventScroll: true });
      entry?.scrollIntoView({ block: 'nearest' });
    },
    /** Moves the focus to an entry, as soon as it is there and nothing else takes it. */
    focusOn(id: string) {
      setGoal({ id });
    },
  };
}

const entryIn = (place: HTMLElement, id: string | undefined) =>
  id === undefined ? null : place.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
