import type { Acknowledgement } from '@sen/api/contract/model';
import {
  type Batch,
  type CurrentAnswers,
  decideBatch,
  type Decision,
  type HeldAttempt,
} from '@sen/domain/attempts/decideBatch';
import type { Refusal } from '@sen/domain/errors/verdict';
import type { Clock } from '../../clock.ts';
import type { Database, InTransaction } from '../database.ts';
import {
  type AnswerRow,
  appendEntries,
  type ChangesWanted,
  findChanges,
  findCurrent,
  type Numbered,
  savedAnswerOf,
} from './answerRows.ts';
import type { ExamPaper } from './ExamPapers.ts';
import { BatchWriter } from '../BatchWriter.ts';
import { lockAttempts, readAttempts } from './heldAttempts.ts';
import { markAttempts } from './markAttempts.ts';

/** A batch with the exam of its attempt. */
export interface AnswerWrite extends Batch {
  paper: ExamPaper;
}

export type WriteOutcome = { ack: Acknowledgement } | { refusal: Refusal; expectedSeq: number } | 'notFound';

const mostInGroup = 500;

interface Decided {
  batch: Batch;
  held: HeldAttempt | undefined;
  /** The sequence number before this group. */
  seqBefore: number;
  decision: Decision;
}

/** Saves answers: batches are written in groups, and acknowledged when their group is on disk. */
export class AnswerWriter {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #writes: BatchWriter<AnswerWrite, WriteOutcome>;
  readonly #heartbeats: BatchWriter<Batch, WriteOutcome>;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#writes = new BatchWriter((batches) => this.#write(batches), mostInGroup);
    this.#heartbeats = new BatchWriter((batches) => this.#tell(batches), mostInGroup);
  }

  write(batch: AnswerWrite): Promise<WriteOutcome> {
    return batch.entries.length > 0 ? this.#writes.add(batch) : this.#heartbeats.add(batch);
  }

  #write(batches: readonly AnswerWrite[]): Promise<WriteOutcome[]> {
    const now = this.#clock.now();
    return this.#database.transaction().execute(async (transaction) => {
      const attempts = await lockAttempts(
        transaction,
        batches.map(({ attemptId }) => attemptId),
      );
      const decided = decideAll(batches, attempts, await currentFor(transaction, batches, attempts));
      const numbered = decided.flatMap(({ batch: { attemptId, journalId }, decision }): Numbered[] =>
        'numbered' in decision && decision.numbered.length > 0
          ? [{ attemptId, journalId, entries: decision.numbered }]
          : [],
      );
      if (numbered.length === 0)
        return outcomesOf(decided, await findChanges(transaction, wantedBy(decided)), now);

      const moved = [...new Set(numbered.map(({ attemptId }) => attemptId))].flatMap(
        (id) => attempts.get(id) ?? [],
      );
      const written = await appendEntries(transaction, numbered, moved, now);
      await this.#markAgain(transaction, batches, moved);
      const more = await findChanges(transaction, wantedBy(decided));
      return outcomesOf(decided, [...written, ...more], now);
    });
  }

  /** Answers that arrive in the grace period count even if the server has already handed the attempt in. */
  async #markAgain(
    transaction: InTransaction,
    batches: readonly AnswerWrite[],
    moved: readonly HeldAttempt[],
  ) {
    const over = moved.filter(({ state }) => state !== 'in_progress');
    if (over.length === 0) return;
    await markAttempts(
      transaction,
      new Map(over.map(({ id }) => [id, null])),
      new Map(batches.map(({ paper }) => [paper.exam.id, paper])),
    );
    const after = await readAttempts(
      transaction,
      over.map(({ id }) => id),
    );
    for (const held of over) held.state = after.get(held.id)?.state ?? held.state;
  }

  async #tell(batches: readonly Batch[]): Promise<WriteOutcome[]> {
    const attempts = await readAttempts(
      this.#database,
      batches.map(({ attemptId }) => attemptId),
    );
    const decided = decideAll(batches, attempts, new Map());
    return outcomesOf(decided, await findChanges(this.#database, wantedBy(decided)), this.#clock.now());
  }
}

/** The answers that an empty entry must not erase: those newer than what its page knew. */
function currentFor(
  transaction: InTransaction,
  batches: readonly Batch[],
  attempts: ReadonlyMap<string, HeldAttempt>,
): Promise<Map<string, CurrentAnswers>> {
  const wanted = batches.flatMap(({ attemptId, entries }) => {
    const serverSeq = attempts.get(attemptId)?.serverSeq ?? 0;
    return entries
      .filter(({ empty, base }) => empty && base < serverSeq)
      .map(({ questionId }) => ({ attemptId, questionId }));
  });
  return findCurrent(transaction, wanted);
}

function decideAll(
  batches: readonly Batch[],
  attempts: ReadonlyMap<string, HeldAttempt>,
  current: Map<string, CurrentAnswers>,
): Decided[] {
  const before = new Map([...attempts].map(([id, { serverSeq }]) => [id, serverSeq]));
  return batches.map((batch) => {
    const held = attempts.get(batch.attemptId);
    const known = current.get(batch.attemptId) ?? new Map();
    current.set(batch.attemptId, known);
    const decision: Decision = held ? decideBatch(held, batch, known) : { numbered: [] };
    return { batch, held, seqBefore: before.get(batch.attemptId) ?? 0, decision };
  });
}

/** The changes to query beside the rows that this group wrote. */
function wantedBy(decided: readonly Decided[]): ChangesWanted[] {
  return decided.flatMap(({ batch: { attemptId, knownServerSeq }, seqBefore, decision }) => {
    if ('refusal' in decision) return [];
    const questionIds = decision.numbered
      .filter(({ applied }) => !applied)
      .map(({ questionId }) => questionId);
    return knownServerSeq < seqBefore || questionIds.length > 0
      ? [{ attemptId, since: knownServerSeq, questionIds }]
      : [];
  });
}

function outcomesOf(decided: readonly Decided[], rows: readonly AnswerRow[], now: Date): WriteOutcome[] {
  const byAttempt = new Map<string, Map<string, AnswerRow>>();
  for (const row of rows) {
    const ofAttempt = byAttempt.get(row.attempt_id) ?? new Map();
    byAttempt.set(row.attempt_id, ofAttempt.set(row.question_id, row));
  }
  const time = now.toISOString();
  return decided.map(({ batch: { attemptId, journalId, knownServerSeq }, held, decision }) => {
    if (!held) return 'notFound';
    if ('refusal' in decision) return decision;
    const passedOver = new Set(
      decision.numbered.filter(({ applied }) => !applied).map(({ questionId }) => questionId),
    );
    const changed = [...(byAttempt.get(attemptId)?.values() ?? [])].filter(
      ({ server_seq, question_id }) => server_seq > knownServerSeq || passedOver.has(question_id),
    );
    return {
      ack: {
        acknowledged_seq: held.journals[journalId] ?? 0,
        server_seq: held.serverSeq,
        epoch: held.epoch,
        saved_at: time,
        server_time: time,
        deadline: held.deadline.toISOString(),
        state: held.state,
        notices: held.notices,
        changes: changed.map((row) => savedAnswerOf(row, journalId)),
      },
    };
  });
}
