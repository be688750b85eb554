import { media } from '@sen/ui/css/media';
import { useSyncExternalStore } from 'react';

/** Pixels of a window with its gap, and of the corner beside them. */
const windowWidth = 376;
const cornerWidth = 88;
const most = 3;

function room(): number {
  const fit = Math.floor((window.innerWidth - cornerWidth) / windowWidth);
  return Math.min(most, Math.max(1, fit));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** How many windows stand side by side: three, or as many as fit; on a phone one fills the screen. */
export function useWindowRoom(): number {
  return useSyncExternalStore(subscribe, room);
}

/** Whether a window covers the page. */
export const fillsScreen = (): boolean => !window.matchMedia(media.tablet).matches;
