import type { AttemptResult } from '@sen/api/contract/model';
import { type HeldAttempt, runningOf } from '@sen/domain/attempts/decideBatch';
import { mayAutoSubmit, maySubmit, submitterAt } from '@sen/domain/attempts/maySubmit';
import { isWithinGrace } from '@sen/domain/attempts/time';
import { allowed, firstRefusal, type Refusal, refused, type Verdict } from '@sen/domain/errors/verdict';
import type { Clock } from '../../clock.ts';
import type { Database, InTransaction } from '../database.ts';
import { notifyMarkers } from '../notifications/notifyOfMarks.ts';
import { readResults } from './attemptResults.ts';
import type { ExamPaper, ExamPapers } from './ExamPapers.ts';
import { BatchWriter } from '../BatchWriter.ts';
import { lockAttempts, sealAttempts } from './heldAttempts.ts';
import { type Ending, type MarkedAttempt, markAttempts } from './markAttempts.ts';
import { lockOverdue, readOverdue } from './overdueAttempts.ts';

/** A student's request to hand in. */
export interface Closing {
  attemptId: string;
  paper: ExamPaper;
  /** The requesting journal and its last entry; without them nothing is waited for. */
  journalId: string | null;
  lastSeq: number;
  /** Whether the client reports that time is up. */
  byTime: boolean;
  arrivedAt: Date;
}

export type ClosingOutcome =
  { result: AttemptResult } | { refusal: Refusal; expectedSeq: number } | 'notFound';

const mostInGroup = 100;

interface Decided {
  closing: Closing;
  verdict: Verdict;
  expectedSeq: number;
}

/** Ends attempts in groups, and immediately marks what the server can mark. */
export class AttemptCloser {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #papers: ExamPapers;
  readonly #closings: BatchWriter<Closing, ClosingOutcome>;

  constructor(database: Database, clock: Clock, papers: ExamPapers) {
    this.#database = database;
    this.#clock = clock;
    this.#papers = papers;
    this.#closings = new BatchWriter((closings) => this.#close(closings), mostInGroup);
  }

  /** Idempotent. */
  close(closing: Closing): Promise<ClosingOutcome> {
    return this.#closings.add(closing);
  }

  /**
   * Hands in expired attempts, up to one group. Skips those that another process has locked.
   * @param only of this person and assignment, before the next attempt is started
   * @returns how many were ended
   */
  async closeOverdue(only?: { assignmentId: string; userId: string }): Promise<number> {
    const now = this.#clock.now();
    const due = await readOverdue(this.#database, now, mostInGroup, only);
    if (due.length === 0) return 0;
    const exams = await this.#papers.examsOf(due.map(({ exam_id }) => exam_id));
    const ids = due.map(({ id }) => id);
    const skipLocked = only === undefined;
    try {
      return await this.#endOverdue(ids, exams, now, skipLocked);
    } catch (error) {
      // One attempt that cannot be marked must not block the others.
      const each = await Promise.allSettled(ids.map((id) => this.#endOverdue([id], exams, now, skipLocked)));
      const ended = each.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
      if (ended === 0) throw error;
      return ended;
    }
  }

  #endOverdue(
    ids: readonly string[],
    exams: ReadonlyMap<string, ExamPaper>,
    now: Date,
    skipLocked: boolean,
  ): Promise<number> {
    return this.#database.transaction().execute(async (transaction) => {
      const mine = await lockOverdue(transaction, ids, now, skipLocked);
      const endings = mine.map(({ id, deadline }): [string, Ending] => [
        id,
        { by: 'time', at: deadline, sealedAt: null },
      ]);
      const marked = await markAttempts(transaction, new Map(endings), exams);
      await notifyMarkers(transaction, toMark(marked), now);
      return endings.length;
    });
  }

  #close(closings: readonly Closing[]): Promise<ClosingOutcome[]> {
    return this.#database.transaction().execute(async (transaction) => {
      const ids = closings.map(({ attemptId }) => attemptId);
      const attempts = await lockAttempts(transaction, ids);
      const endings = new Map<string, Ending | null>();
      const seals = new Set<string>();
      const decided = closings.map((closing): Decided | undefined => {
        const held = attempts.get(closing.attemptId);
        return held && decide(held, closing, endings, seals);
      });
      const papers = new Map(closings.map(({ paper }) => [paper.exam.id, paper]));
      const marked = await markAttempts(transaction, endings, papers);
      const ended = marked.filter(({ id }) => endings.get(id) != null);
      await notifyMarkers(transaction, toMark(ended), this.#clock.now());
      await sealAttempts(transaction, [...seals], this.#clock.now());
      return outcomesOf(transaction, decided, this.#clock.now());
    });
  }
}

/** The assignments of attempts that wait for marks. */
function toMark(marked: readonly MarkedAttempt[]): ReadonlySet<string> {
  return new Set(marked.filter(({ waiting }) => waiting > 0).map(({ assignment_id }) => assignment_id));
}

/** Decides one request and records its effect on the attempt, also for later requests of the group. */
function decide(
  held: HeldAttempt,
  closing: Closing,
  endings: Map<string, Ending | null>,
  seals: Set<string>,
): Decided {
  const { journalId, lastSeq, byTime, arrivedAt } = closing;
  const heldSeq = journalId === null ? 0 : (held.journals[journalId] ?? 0);
  const missing = journalId !== null && heldSeq < lastSeq;
  const running = runningOf(held);
  const verdict = firstRefusal(
    byTime ? mayAutoSubmit(running, arrivedAt) : allowed,
    maySubmit(running, { last_seq: missing ? lastSeq : heldSeq, held_seq: heldSeq }, arrivedAt),
  );
  const expectedSeq = heldSeq + 1;
  if (!verdict.allowed) return { closing, verdict, expectedSeq };

  const by = submitterAt(held.deadline, arrivedAt);
  if (held.state === 'in_progress') {
    const at = by === 'student' ? arrivedAt : held.deadline;
    endings.set(held.id, { by, at, sealedAt: by === 'time' ? arrivedAt : null });
    held.state = 'submitted';
    held.submittedBy = by;
    held.sealed = true;
  } else if (!held.sealed && held.submittedBy === 'time') {
    seals.add(held.id);
    held.sealed = true;
  }
  // Never report success when entries arrived too late.
  const tooLate =
    missing && !byTime && held.submittedBy === 'time' && !isWithinGrace(held.deadline, arrivedAt);
  const late = refused('answerTooLate', { deadline: held.deadline.toISOString() });
  return { closing, verdict: tooLate ? late : allowed, expectedSeq };
}

async function outcomesOf(
  transaction: InTransaction,
  decided: readonly (Decided | undefined)[],
  now: Date,
): Promise<ClosingOutcome[]> {
  const shown = decided.flatMap((one) => (one?.verdict.allowed ? [one.closing.attemptId] : []));
  const results = await readResults(transaction, shown, now);
  return decided.map((one) => {
    if (!one) return 'notFound';
    if (!one.verdict.allowed) return { refusal: one.verdict, expectedSeq: one.expectedSeq };
    const result = results.get(one.closing.attemptId);
    return result ? { result } : 'notFound';
  });
}
