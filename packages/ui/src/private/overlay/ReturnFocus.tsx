import { useEffect } from 'react';

/** The last elements that had the focus, the latest first. */
const recent: WeakRef<Element>[] = [];
const most = 8;

function note(element: Element | null) {
  if (!element || element === document.body) return;
  recent.unshift(new WeakRef(element));
  recent.length = Math.min(recent.length, most);
}

if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => note(target instanceof Element ? target : null), true);

/**
 * Rendered inside a modal. React Aria returns the focus to what had it when the modal opened; a menu that was just closing has lost
 * it by then, and the focus would go to the top of the page. It goes to the last element before the modal that is still there.
 */
export function ReturnFocus() {
  useEffect(() => {
    const before = [...recent];
    return () => {
      // React Aria returns it in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return;
          const element = before.map((each) => each.deref()).find((each) => each?.isConnected);
          if (element instanceof HTMLElement) element.focus();
        }),
      );
    };
  }, []);
  return null;
}
