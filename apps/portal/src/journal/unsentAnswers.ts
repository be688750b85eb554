import { ExamJournal } from './ExamJournal';
import type { JournalHead } from './journalRecords';
import type { Environment } from './Environment';

/** An exam with changes that are only on this device. */
export interface UnsentExam {
  attempt_id: string;
  survey_id: string;
  title: string;
  /** Number of changes that the server does not have. */
  count: number;
}

/** A user's exams with unsent changes; empty when the device stores no journal. */
export async function unsentAnswers(
  userId: string,
  { tables, pageExitStore }: Environment,
): Promise<UnsentExam[]> {
  const heads = await tables.ofUser('heads', userId).catch((): JournalHead[] => []);
  return heads
    .filter(({ over }) => over === null)
    .map((head) => {
      const { attempt_id, survey_id, title, last_seq, acknowledged_seq } = head;
      const count = last_seq - acknowledged_seq + pageExitStore.read(head).length;
      return { attempt_id, survey_id, title, count };
    })
    .filter(({ count }) => count > 0);
}

/**
 * Sends a user's unsent changes from any page, after sign-in and before sign-out. Returns what was not sent within
 * `patience` milliseconds.
 */
export async function sendUnsentAnswers(
  userId: string,
  environment: Environment,
  patience: number,
): Promise<UnsentExam[]> {
  const unsent = await unsentAnswers(userId, environment);
  await Promise.all(
    unsent.map(async (exam) => {
      const journal = new ExamJournal({ ...exam, user_id: userId }, environment);
      await journal.open();
      await journal.flush(patience);
      journal.close();
    }),
  );
  return unsentAnswers(userId, environment);
}
