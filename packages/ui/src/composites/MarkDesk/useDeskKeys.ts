import type { KeyboardEvent, RefObject } from 'react';
import type { MarkKey } from './MarkKey';

interface DeskKeys {
  desk: RefObject<HTMLElement | null>;
  keys: readonly MarkKey[];
  onMark: (score: number) => void;
  onComment: () => void;
  onOther: () => void;
  onPrevious: (() => void) | undefined;
  onSkip: () => void;
}

/** One key does one thing while the focus is within the desk and in none of its fields; Escape leaves a field. */
export function useDeskKeys({ desk, keys, onMark, onComment, onOther, onPrevious, onSkip }: DeskKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (isField(event.target)) {
      if (event.key === 'Escape') desk.current?.focus();
      return;
    }
    const key = event.key.toLowerCase();
    const mark = keys.find((one) => one.key === key);
    const act = mark
      ? () => onMark(mark.score)
      : { c: onComment, p: onOther, arrowleft: onPrevious, arrowright: onSkip }[key];
    if (!act || event.repeat) return;
    event.preventDefault();
    act();
  };
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
