import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { toolbarMove } from './toolbarMove';

const reachable = ':is(button, a[href], input, select, [tabindex="0"]):not(:disabled, [tabindex="-1"])';
/** In these the keys belong to what is typed or chosen. */
const ownKeys = 'input:not([type="checkbox"], [type="button"]), select, textarea, [contenteditable="true"]';

/** One stop for Tab, whatever stands inside; arrows go on from there, and Tab comes back to where one was. */
export function useOneStop() {
  const last = useRef<HTMLElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const bar = event.currentTarget;
    const { target } = event;
    // A menu that a button opened lies elsewhere on the page, though its events come by here.
    if (!(target instanceof HTMLElement) || !bar.contains(target) || event.defaultPrevented) return;
    const stops = [...bar.querySelectorAll<HTMLElement>(reachable)];
    if (event.key === 'Tab') {
      last.current = target;
      // From the outermost one the browser's own step leads out of the toolbar.
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
