import type { ClassTiming } from '@sen/api/contract/model';

export const classTimings = [
  'not_started',
  'happening',
  'finished',
] as const satisfies readonly ClassTiming[];

/** Where now lies between a start and an end; the start belongs to it, the end does not. For classes and assignments. */
export function timingOf(start: Date, end: Date, now: Date): ClassTiming {
  if (now < start) return 'not_started';
  return now < end ? 'happening' : 'finished';
}
