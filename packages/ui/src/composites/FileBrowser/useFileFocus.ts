import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

interface FileFocusOptions {
  root: RefObject<HTMLElement | null>;
  /** The ids in display order. */
  order: readonly string[];
  loading: boolean;
  folder: string | null;
  /** The entry that is the tab stop. */
  active: string | undefined;
  /** A newly created entry that is listed now: it gets the focus. */
  createdId: string | undefined;
}

/** Number of frames after which a closing menu or dialog has restored its focus. */
const held = 6;
const longest = 60;

/** Keeps the focus in place: on a requested entry, and never lost with a removed one. */
export function useFileFocus({ root, order, loading, folder, active, createdId }: FileFocusOptions) {
  const [goal, setGoal] = useState<{ id: string }>();
  const answered = useRef(goal);
  /** Without an id it is the tab stop. */
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
    // A request for another folder is obsolete.
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
      // No entry, or not yet: the container itself takes the focus meanwhile.
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
    // Losing the focus without a related target is not leaving: the entry was removed.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) inside.current = false;
  }

  return {
    onFocus,
    onBlur,
    /** Focuses an existing entry. */
    focusNow(id: string) {
      pendingFocus.current = undefined;
      const entry = root.current && entryIn(root.current, id);
      entry?.focus({ preventScroll: true });
      entry?.scrollIntoView({ block: 'nearest' });
    },
    /** Focuses an entry as soon as it exists and nothing else takes the focus. */
    focusOn(id: string) {
      setGoal({ id });
    },
  };
}

const entryIn = (place: HTMLElement, id: string | undefined) =>
  id === undefined ? null : place.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
