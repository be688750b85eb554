import type { HandInContent, HandInKey } from '@sen/domain/examRoom/handInFile';
import type { JournalContent } from './AttemptJournal';
import { bareEntry } from './journalRecords';

/** The changes that the server lacks, and the key for a file of them. */
export interface UnsentContent {
  content: Omit<HandInContent, 'seal'>;
  key: HandInKey;
}

/** @param now the server's time as this device knows it, epoch milliseconds */
export function unsentContentOf({ head, entries }: JournalContent, now: number): UnsentContent | null {
  const { user_id, attempt_id, journal_id, epoch, hand_in: key } = head;
  if (key === null || entries.length === 0) return null;
  const written_at = new Date(now).toISOString();
  return {
    content: { attempt_id, user_id, journal_id, epoch, written_at, entries: entries.map(bareEntry) },
    key,
  };
}
