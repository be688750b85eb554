import { ApiError } from '@sen/api/client/ApiError';
import type { AttemptResult } from '@sen/api/contract/model';
import type { ExamJournal } from './ExamJournal';

/** The journal's last number; empty when the server accepts nothing more of it. */
export type JournalProgress = { journal_id: string; last_seq: number } | Record<string, never>;

/**
 * `unsent`: answers are still only on this device. `kept`: they stay there, because the server takes nothing more. `refused`: the
 * server refused or could not be reached.
 */
export type HandedIn =
  | { kind: 'done'; result: AttemptResult }
  | { kind: 'unsent' | 'kept'; unsaved: number }
  | { kind: 'refused'; error: ApiError };

const attempts = 3;

/** Sends the journal and then hands the attempt in; safe to repeat. */
export async function handIn(
  journal: ExamJournal,
  call: (progress: JournalProgress) => Promise<AttemptResult>,
  patience: number,
): Promise<HandedIn> {
  for (let remaining = attempts; ; remaining -= 1) {
    const flushed = await journal.flush(patience);
    const over = journal.getState().link === 'over';
    if (!flushed.done) return { kind: over ? 'kept' : 'unsent', unsaved: flushed.unsaved };
    try {
      const { journal_id, last_seq } = flushed;
      const result = await call(over ? {} : { journal_id, last_seq });
      await journal.end('submitted');
      return { kind: 'done', result };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'answersMissing' || remaining <= 1) return { kind: 'refused', error };
      await journal.resendFrom(error.problem.expected_seq ?? 1);
    }
  }
}
