import { allowed, refused, type Verdict } from '../errors/verdict.ts';

interface Period {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Allows to count what was studied at an instant: while the class took place. Refuses with `studyOutsideClass`. */
export function mayStudyAt({ starts_at, ends_at }: Period, at: Date): Verdict {
  return starts_at <= at && at < ends_at
    ? allowed
    : refused('studyOutsideClass', { start: starts_at.toISOString(), end: ends_at.toISOString() });
}
