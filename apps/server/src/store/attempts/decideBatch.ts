import type { AttemptState, SubmittedBy } from '@sen/api/contract/model';
import { maySave } from '@sen/domain/attempts/maySave';
import { type Refusal, refused } from '@sen/domain/errors/verdict';

/** A batch whose entries are known to belong to the attempt and to fit their questions. */
export interface Batch {
  attemptId: string;
  journalId: string;
  /** With consecutive `seq`; none is a heartbeat. */
  entries: readonly BatchEntry[];
  knownServerSeq: number;
  arrivedAt: Date;
}

export interface BatchEntry {
  seq: number;
  questionId: string;
  /** JSON; null when the entry only flags. */
  answer: string | null;
  empty: boolean;
  flagged: boolean | null;
  base: number;
  writtenAt: Date;
}

/** An attempt whose row is locked. Deciding moves `serverSeq` and `journals` on. */
export interface HeldAttempt {
  id: string;
  state: AttemptState;
  submittedBy: SubmittedBy | null;
  sealed: boolean;
  deadline: Date;
  serverSeq: number;
  journals: Record<string, number>;
}

/** The answer that counts for a question now, as far as deciding needs it. */
export interface CurrentAnswer {
  /** Of the entry that gave it. */
  seq: number;
  journalId: string;
  empty: boolean;
}

/** The current answers of one attempt; at least of the questions whose answer is newer than an empty entry's base. */
export type CurrentAnswers = Map<string, CurrentAnswer>;

export interface NumberedEntry extends BatchEntry {
  serverSeq: number;
  applied: boolean;
}

export type Decision = { refusal: Refusal; expectedSeq: number } | { numbered: NumberedEntry[] };

/** A browser profile has one journal; so many can only be somebody who tries something. */
const mostJournals = 500;

/** Whose last word an attempt is: nothing is taken once its student has handed in or has seen a result. */
export function runningOf({ state, submittedBy, sealed, deadline }: HeldAttempt) {
  return { state, submitted_by: sealed ? 'student' : submittedBy, deadline } as const;
}

/** Whether an empty answer would silently replace a newer one that somebody gave elsewhere. */
function wouldErase({ empty, base }: BatchEntry, journalId: string, current: CurrentAnswer | undefined) {
  return (
    empty && current !== undefined && !current.empty && current.journalId !== journalId && base < current.seq
  );
}

/**
 * What a batch does to a locked attempt. Entries that the journal has already had are passed over, so that a batch may come
 * twice or late, also after the end. The rest is numbered in its order; all of it counts, or nothing.
 */
export function decideBatch(held: HeldAttempt, batch: Batch, current: CurrentAnswers): Decision {
  const { journalId, arrivedAt } = batch;
  const lastSeq = held.journals[journalId] ?? 0;
  const expectedSeq = lastSeq + 1;
  const fresh = batch.entries.filter(({ seq }) => seq > lastSeq);
  const [first] = fresh;
  if (!first) return { numbered: [] };
  const verdict = maySave(runningOf(held), arrivedAt);
  if (!verdict.allowed) return { refusal: verdict, expectedSeq };
  if (first.seq > expectedSeq) return { refusal: refused('answerBatchGap'), expectedSeq };
  if (lastSeq === 0 && Object.keys(held.journals).length >= mostJournals)
    return { refusal: refused('conflict'), expectedSeq };

  const numbered = fresh.map((entry): NumberedEntry => {
    held.serverSeq += 1;
    const { serverSeq } = held;
    const applied = !wouldErase(entry, journalId, current.get(entry.questionId));
    if (applied && entry.answer !== null)
      current.set(entry.questionId, { seq: serverSeq, journalId, empty: entry.empty });
    held.journals[journalId] = entry.seq;
    return { ...entry, serverSeq, applied };
  });
  return { numbered };
}
