import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** A survey as one of its participants meets it. */
export interface OpenSurvey {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly answered: boolean;
}

/** Allows answering within the time, once. Refuses with `surveyAnswered`, `surveyNotOpen` ({start}) or `surveyOver` ({end}). */
export function mayOpenSurvey({ starts_at, ends_at, answered }: OpenSurvey, now: Date): Verdict {
  if (answered) return refused('surveyAnswered');
  if (now < starts_at) return refused('surveyNotOpen', { start: starts_at.toISOString() });
  return now < ends_at ? allowed : refused('surveyOver', { end: ends_at.toISOString() });
}
