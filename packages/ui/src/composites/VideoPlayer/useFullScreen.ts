import { useSyncExternalStore, type RefObject } from 'react';

/** Whether the element fills the screen, and the way there and back; undefined where the browser knows none. */
export function useFullScreen(root: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed);
      return () => document.removeEventListener('fullscreenchange', changed);
    },
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await root.current?.requestFullscreen();
  };
  // Who refuses is the browser or the person; there is nothing to mend.
  return { on, toggle: () => void toggle().catch(() => undefined) };
}
