import type { Correction } from '@sen/api/contract/model';
import { concernsOf } from './correctedEntry.ts';
import type { serverErrors } from './serverErrors.ts';

type Made = Pick<Correction, 'id' | 'change' | 'settled' | 'undone_at'>;

/** Only the server knows every correction, so its messages are not loaded by the portal. */
type UndoRefusal = Extract<keyof typeof serverErrors, 'correctionUnderWay' | 'correctionNewer'>;

/**
 * Why a correction that still counts cannot be undone; null when it can.
 * @param all of the same exam, newest first
 */
export function whyNotUndone(correction: Made, all: readonly Made[]): UndoRefusal | null {
  if (all.some(({ settled }) => !settled)) return 'correctionUnderWay';
  const concerned = new Set(concernsOf(correction.change));
  const newer = all.slice(
    0,
    all.findIndex(({ id }) => id === correction.id),
  );
  const isCovered = newer.some(
    ({ undone_at, change }) => undone_at === null && concernsOf(change).some((one) => concerned.has(one)),
  );
  return isCovered ? 'correctionNewer' : null;
}
