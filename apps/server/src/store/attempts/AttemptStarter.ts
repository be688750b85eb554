import { randomUUID } from 'node:crypto';
import { mayStart, runningAttempt } from '@sen/domain/attempts/mayStart';
import { nextNumber } from '@sen/domain/attempts/retake';
import { deadlineOf } from '@sen/domain/attempts/time';
import type { Refusal } from '@sen/domain/errors/verdict';
import type { Database } from '../database.ts';
import type { AttemptCloser } from './AttemptCloser.ts';
import { type AttemptRow, findAttempts } from './attemptRows.ts';
import { BatchWriter } from '../BatchWriter.ts';
import { claimWaiting } from '../examRoom/roomActions.ts';
import { type Circumstances, insertAttempts, type NewAttempt, readCircumstances } from './startRows.ts';

/** A student's request to start. */
export interface Start {
  assignmentId: string;
  examId: string;
  userId: string;
  seesAll: boolean;
  at: Date;
  /** Whether the order of studying in the class is known to let the student take it. */
  isInTurn: boolean;
}

/** With `classroomId`: nothing was started, since the order of studying in that class has to be asked first. */
export type StartOutcome =
  { attempt: AttemptRow } | { refusal: Refusal } | { classroomId: string } | 'notFound';
type Settled = Exclude<StartOutcome, { attempt: AttemptRow }> | { id: string };

const mostInGroup = 200;
/** Limits retries: between read and write, another process may start the same attempt or another one. */
const mostRounds = 5;

/** Starts attempts in groups; a person with a running attempt always resumes it, from any device. */
export class AttemptStarter {
  readonly #database: Database;
  readonly #closer: AttemptCloser;
  readonly #starts: BatchWriter<Start, StartOutcome>;

  constructor(database: Database, closer: AttemptCloser) {
    this.#database = database;
    this.#closer = closer;
    this.#starts = new BatchWriter((starts) => this.#start(starts), mostInGroup);
  }

  start(start: Start): Promise<StartOutcome> {
    return this.#starts.add(start);
  }

  async #start(starts: readonly Start[]): Promise<StartOutcome[]> {
    const outcomes = new Map<Start, Settled>();
    for (let round = 0; round < mostRounds && outcomes.size < starts.length; round += 1)
      await this.#round(
        starts.filter((start) => !outcomes.has(start)),
        outcomes,
      );
    const ids = [...outcomes.values()].flatMap((outcome) =>
      typeof outcome === 'object' && 'id' in outcome ? [outcome.id] : [],
    );
    const rows = new Map((await findAttempts(this.#database, ids)).map((row) => [row.id, row]));
    return starts.map((start) => {
      const outcome = outcomes.get(start);
      if (outcome === undefined) throw new Error('An attempt was started elsewhere again and again.');
      if (outcome === 'notFound' || !('id' in outcome)) return outcome;
      const attempt = rows.get(outcome.id);
      return attempt ? { attempt } : 'notFound';
    });
  }

  /** Begins these attempts with the extra time and the messages that wait for them. */
  async #begin(attempts: readonly NewAttempt[]): Promise<Map<string, string>> {
    if (attempts.length === 0) return new Map();
    return this.#database.transaction().execute(async (transaction) => {
      const made = await insertAttempts(transaction, attempts);
      await claimWaiting(transaction, [...made.values()]);
      return made;
    });
  }

  /** Settles what it can; a start that lost a race stays for the next round. */
  async #round(starts: readonly Start[], outcomes: Map<Start, Settled>) {
    const found = await readCircumstances(this.#database, starts);
    const wanted = new Map<Start, NewAttempt>();
    for (const [index, start] of starts.entries()) {
      const circumstances = found[index];
      if (!circumstances) {
        outcomes.set(start, 'notFound');
        continue;
      }
      const verdict = mayStart(circumstances, start.at);
      const running = runningAttempt(circumstances.attempts, start.at);
      if (!verdict.allowed) outcomes.set(start, { refusal: verdict });
      else if (running) outcomes.set(start, { id: running.id });
      else if (circumstances.attempts.some(({ state }) => state === 'in_progress'))
        // Expired, and not yet handed in.
        await this.#closer.closeOverdue(start);
      else if (circumstances.isInOrder && !start.isInTurn)
        outcomes.set(start, { classroomId: circumstances.classroomId });
      else wanted.set(start, newAttempt(start, circumstances));
    }
    const made = await this.#begin([...wanted.values()]);
    for (const [start, { assignmentId, userId }] of wanted) {
      const id = made.get(`${assignmentId} ${userId}`);
      if (id !== undefined) outcomes.set(start, { id });
    }
  }
}

function newAttempt({ assignmentId, userId, at }: Start, circumstances: Circumstances): NewAttempt {
  return {
    assignmentId,
    userId,
    number: nextNumber([...circumstances.attempts.map(({ number }) => number), ...circumstances.usedNumbers]),
    startedAt: at,
    deadline: deadlineOf(at, circumstances.durationMinutes, circumstances.end),
    seed: randomUUID(),
  };
}
