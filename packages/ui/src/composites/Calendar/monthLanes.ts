import { useSyncExternalStore } from 'react';

/** Sizes in pixels: what is above and below the weeks of a page, the head of a day, and a line of events with its gap. */
const aroundWeeks = 260;
export const headSize = 32;
export const laneSize = 26;
const dayEnd = 4;
const weeks = 6;

const least = 2;
const most = 6;

/** How many lines of events a day of a month has, so that its six weeks fit into a window of this height in pixels. */
export function monthLanes(windowHeight: number): number {
  const day = (windowHeight - aroundWeeks) / weeks;
  return Math.min(most, Math.max(least, Math.round((day - headSize - dayEnd) / laneSize)));
}

function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

export function useMonthLanes(): number {
  return useSyncExternalStore(subscribe, () => monthLanes(window.innerHeight));
}
