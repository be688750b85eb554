import type { AttemptState, SubmittedBy } from '@sen/api/contract/model';
import { type Refusal, refused } from '../errors/verdict.ts';
import { maySave, type RunningAttempt } from './maySave.ts';

/** A batch whose entries were checked: they belong to the attempt and fit their questions. */
export interface Batch {
  attemptId: string;
  journalId: string;
  /** With consecutive `seq`; contains no heartbeat. */
  entries: readonly BatchEntry[];
  knownServerSeq: number;
  /** The epoch of `knownServerSeq` and of the entries' bases; undefined when the page knows no number. */
  epoch: string | undefined;
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

/** An attempt whose row is locked. Deciding advances `serverSeq` and `journals`. */
export interface HeldAttempt {
  id: string;
  state: AttemptState;
  submittedBy: SubmittedBy | null;
  sealed: boolean;
  deadline: Date;
  epoch: string;
  serverSeq: number;
  journals: Record<string, number>;
  /** How many notices the exam room has for it. */
  notices: number;
}

/** The current answer of a question, reduced to what deciding needs. */
export interface CurrentAnswer {
  /** Of the entry that set it. */
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

/** A browser profile has one journal; more than this is abuse. */
const mostJournals = 500;

/** The attempt's state for saves: nothing is accepted after its student handed in or saw a result. */
export function runningOf({ state, submittedBy, sealed, deadline }: HeldAttempt): RunningAttempt {
  return { state, submitted_by: sealed ? 'student' : submittedBy, deadline };
}

/** Whether an empty answer would silently overwrite a newer one from another journal. */
function wouldErase({ empty, base }: BatchEntry, journalId: string, current: CurrentAnswer | undefined) {
  return (
    empty && current !== undefined && !current.empty && current.journalId !== journalId && base < current.seq
  );
}

/**
 * Applies a batch to a locked attempt. Entries already received from the journal are skipped, so a batch may be repeated
 * or late, even after the end. The rest is numbered in order, all or nothing. A batch of another epoch is refused before
 * anything else: what it knows was never written here.
 */
export function decideBatch(held: HeldAttempt, batch: Batch, current: CurrentAnswers): Decision {
  const { journalId, arrivedAt } = batch;
  const lastSeq = held.journals[journalId] ?? 0;
  const expectedSeq = lastSeq + 1;
  if (batch.epoch !== undefined && batch.epoch !== held.epoch)
    return { refusal: refused('serverRestored'), expectedSeq };
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
