import { useSyncExternalStore, type RefObject } from 'react';

/** Whether the element is in full screen, with a toggle; undefined if unsupported. */
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
  // The browser or the user refused; nothing needs to be done.
  return { on, toggle: () => void toggle().catch(() => undefined) };
}
