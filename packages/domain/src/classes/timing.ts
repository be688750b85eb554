import type { ClassTiming } from '@sen/api/contract/model';

export const classTimings = [
  'not_started',
  'happening',
  'finished',
] as const satisfies readonly ClassTiming[];

/** Returns the phase of a class or assignment; the start is inclusive, the end exclusive. */
export function timingOf(start: Date, end: Date, now: Date): ClassTiming {
  if (now < start) return 'not_started';
  return now < end ? 'happening' : 'finished';
}
