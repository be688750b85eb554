import { isEmptyAnswer } from '@sen/domain/questions/isEmptyAnswer';
import type { AnswerValue } from '@sen/api/contract/model';
import type { LogRow } from './AnswerLog.ts';
import type { Way } from './Ledger.ts';

export interface Replayed {
  answer: AnswerValue | null;
  flagged: boolean;
}

/**
 * Computes the answers of a log from the decisions alone: the later arrival wins, except that neither an empty answer nor one of a
 * hand-in file replaces one from another journal that its page had not seen.
 */
export function replay(
  entries: readonly LogRow[],
  wayOf: (journalId: string, seq: number) => Way,
): Map<string, Replayed> {
  const current = new Map<string, Replayed & { journal: string; seq: number }>();
  for (const { question_id, answer, flagged, journal_id, seq, base, server_seq, applied } of entries) {
    const before = current.get(question_id) ?? { answer: null, flagged: false, journal: '', seq: 0 };
    const isUnseen = before.journal !== journal_id && base < before.seq && !isEmptyAnswer(before.answer);
    if (answer && isUnseen) {
      const way = wayOf(journal_id, seq);
      if (isEmptyAnswer(answer) || way === 'file' || (way === 'either' && !applied)) continue;
    }
    if (!answer && flagged === null) continue;
    current.set(question_id, {
      answer: answer ?? before.answer,
      flagged: flagged ?? before.flagged,
      journal: answer ? journal_id : before.journal,
      seq: answer ? server_seq : before.seq,
    });
  }
  return current;
}
