import { useState } from 'react';
import type { ChapterTreeValue } from './chapterNode';
import { beginHistory, keepInHistory, redo, undo, type History } from './history';

/** Undo and redo over the caller's value. A value that did not come from the last step resets the history. */
export function useTreeHistory(
  value: ChapterTreeValue,
  onChange: ((next: ChapterTreeValue) => void) | undefined,
) {
  const [known, setHistory] = useState(() => beginHistory(value));
  let history = known;
  if (history.present !== value) {
    // A form may pass back a copy of the value: it counts as the same step.
    history = same(history.present, value) ? { ...history, present: value } : beginHistory(value);
    setHistory(history);
  }

  /** The tree after the step; undefined if there was no such step. */
  function go(next: History<ChapterTreeValue>): ChapterTreeValue | undefined {
    if (next.present === history.present) return undefined;
    setHistory(next);
    onChange?.(next.present);
    return next.present;
  }

  return {
    keep: (next: ChapterTreeValue) => go(keepInHistory(history, next)),
    undo: () => go(undo(history)),
    redo: () => go(redo(history)),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

function same(first: ChapterTreeValue, second: ChapterTreeValue): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
