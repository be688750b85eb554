import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** Allows starting a test as far as the time is concerned. Refuses with `assignmentNotOpen` ({start}) or `assignmentOver` ({end}). */
export function isOnTime({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }, now: Date): Verdict {
  if (now < starts_at) return refused('assignmentNotOpen', { start: starts_at.toISOString() });
  return now < ends_at ? allowed : refused('assignmentOver', { end: ends_at.toISOString() });
}
