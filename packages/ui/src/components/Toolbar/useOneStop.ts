import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { toolbarMove } from './toolbarMove';

const reachable = ':is(button, a[href], input, select, [tabindex="0"]):not(:disabled, [tabindex="-1"])';
/** In these elements arrow keys edit or select. */
const ownKeys = 'input:not([type="checkbox"], [type="button"]), select, textarea, [contenteditable="true"]';

/** Makes a toolbar one tab stop: arrow keys move inside, and Tab returns to the last focused element. */
export function useOneStop() {
  const last = useRef<HTMLElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const bar = event.currentTarget;
    const { target } = event;
    // React bubbles events of a menu that a button opened, although it is elsewhere in the DOM.
    if (!(target instanceof HTMLElement) || !bar.contains(target) || event.defaultPrevented) return;
    const stops = [...bar.querySelectorAll<HTMLElement>(reachable)];
    if (event.key === 'Tab') {
      last.current = target;
      // From the outermost element the browser's own Tab leaves the toolbar.
      stops.at(event.shiftKey ? 0 : -1)?.focus({ preventScroll: true });
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey || target.matches(ownKeys)) return;
    const rtl = getComputedStyle(bar).direction === 'rtl';
    const next = toolbarMove(event.key, stops.indexOf(target), stops.length, rtl);
    if (next === undefined) return;
    event.preventDefault();
    stops.at(next)?.focus();
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const bar = event.currentTarget;
    const { target, relatedTarget } = event;
    const inside = relatedTarget instanceof Node && bar.contains(relatedTarget);
    if (inside || !bar.contains(target) || !target.matches(':focus-visible')) return;
    if (last.current && bar.contains(last.current)) last.current.focus();
  }

  return { onKeyDown, onFocus };
}
