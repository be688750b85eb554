import type { KeyboardEvent, RefObject } from 'react';

/** What each key does, by its lower-case name; undefined where it does nothing now. */
export type DeskKeys = Readonly<Record<string, (() => void) | undefined>>;

/** One key does one thing while the focus is within the desk and in none of its fields; Escape leaves a field. */
export function useDeskKeys(desk: RefObject<HTMLElement | null>, keys: DeskKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (isText(event.target)) {
      if (event.key === 'Escape') desk.current?.focus();
      return;
    }
    if (isOwn(event.target, event.key)) return;
    const act = keys[event.key.toLowerCase()];
    if (!act || event.repeat) return;
    event.preventDefault();
    act();
  };
}

function isText(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type="radio"]), textarea, select, [contenteditable]')
  );
}

/** Whether the key is one of the focused element itself: arrows of a radio button, Enter of a button. */
function isOwn(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return key === 'Enter' ? target.matches('button, a') : key.startsWith('Arrow') && target.matches('input');
}
