import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Remembers where the focus was before it entered `region`. The result moves it back there, else to `fallback()`. */
export function useFocusOrigin(region: RefObject<HTMLElement | null>, fallback: () => HTMLElement | null) {
  const origin = useRef<HTMLElement>(null);

  // Before the first paint: the focus can enter at once.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    function entered({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget))
        origin.current = relatedTarget;
    }
    element.addEventListener('focusin', entered);
    return () => element.removeEventListener('focusin', entered);
  }, [region]);

  return () => {
    const next = origin.current?.isConnected ? origin.current : fallback();
    next?.focus({ preventScroll: true });
  };
}
