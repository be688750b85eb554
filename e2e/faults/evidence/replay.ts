import { isEmptyAnswer } from '@sen/domain/questions/isEmptyAnswer';
import type { AnswerValue } from '@sen/api/contract/model';
import type { LogRow } from './AnswerLog.ts';

export interface Replayed {
  answer: AnswerValue | null;
  flagged: boolean;
}

/**
 * Computes the answers of a log from the decision alone: the later arrival wins, except that an empty answer does not
 * replace one from another journal that its page had not seen.
 */
export function replay(entries: readonly LogRow[]): Map<string, Replayed> {
  const current = new Map<string, Replayed & { journal: string; seq: number }>();
  for (const { question_id, answer, flagged, journal_id, base, server_seq } of entries) {
    const before = current.get(question_id) ?? { answer: null, flagged: false, journal: '', seq: 0 };
    const undetected = before.journal !== journal_id && base < before.seq;
    if (answer && isEmptyAnswer(answer) && !isEmptyAnswer(before.answer) && undetected) continue;
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
