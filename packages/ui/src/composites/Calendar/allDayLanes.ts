import type { Day } from './days';
import type { Scene } from './scene';
import { weekLanes } from './weekLanes';

/** Lines above the hours, including the one for the overflow button. */
export const mostLanes = 3;

/** The all-day events of some days in lines, and how many lines they take. */
export function allDayLanes(scene: Scene, days: readonly Day[]) {
  const long = [...new Set(days.flatMap(scene.on))].filter((placed) => placed.long);
  const { spans, hidden } = weekLanes(long, days, mostLanes, scene.movingId);
  const isFull = hidden.some((day) => day.length > 0);
  return { spans, hidden, count: isFull ? mostLanes : Math.max(0, ...spans.map(({ lane }) => lane + 1)) };
}

export type AllDayLanes = ReturnType<typeof allDayLanes>;
