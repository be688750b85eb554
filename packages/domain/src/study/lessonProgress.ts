import type { LessonKind } from '@sen/api/contract/model';

/** What a person has seen of a lesson. */
export interface LessonFacts {
  readonly kind: LessonKind;
  /** The known duration of the film or sound, in seconds (`mediaSeconds`). */
  readonly duration: number | null;
  /** The length as pages reported it: seconds or pages; the parts of a package. */
  readonly length: number | null;
  /** Different seconds or pages that were seen, or completed parts. */
  readonly seen: number;
  /** Seconds of active use. */
  readonly active: number;
}

/** The share of a film or sound that must be seen: credits and silence at the end need not. */
const enough = 0.9;
/** The fastest speed of the player. */
const fastest = 2;
/** Seconds for which a lesson without parts is looked at. */
const look = 10;

/**
 * Whether a lesson is completed: 90 % of a film or sound, each page of a document, or a look of ten seconds. The time that it
 * takes at the highest speed, a second for each page, must have passed. A package says itself when it is completed.
 */
export function isCompleted({ kind, duration, length, seen, active }: LessonFacts): boolean {
  if (kind === 'package') return false;
  if (kind === 'video' || kind === 'audio') {
    const needed = (duration ?? length ?? Number.POSITIVE_INFINITY) * enough;
    return seen >= needed && active >= needed / fastest;
  }
  if (kind === 'document' && length !== null) return seen >= length && active >= length;
  return active >= look;
}

/** The percent of a lesson that was seen; 100 only when it is completed. */
export function progressPercent(facts: LessonFacts, completed: boolean): number {
  if (completed) return 100;
  const { kind, duration, length, seen, active } = facts;
  const isPlayed = kind === 'video' || kind === 'audio';
  const whole = isPlayed ? (duration ?? length) : length;
  // The parts of a package are counted once one of them is completed.
  if (kind === 'package' && whole === null) return 0;
  const share = whole === null || kind === 'picture' || kind === 'other' ? active / look : seen / whole;
  return Math.min(99, Math.floor(share * 100));
}
