import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '../store/database.ts';
import { seedStudents, type SignedInStudent } from './seedStudents.ts';
import { ServerProcess } from './ServerProcess.ts';

export interface CrashOptions {
  /** How often the server is killed. */
  rounds: number;
  writers: number;
  /** The maximum time between two kills, ms. */
  longestLifeMs?: number;
  /** A PostgreSQL that survives the kills; otherwise the embedded database dies with the server. */
  databaseUrl?: string;
}

export interface CrashReport {
  rounds: number;
  /** Entries acknowledged to a writer. */
  acknowledged: number;
  /** Entries that writers sent, or tried to. */
  written: number;
  /** Acknowledged entries that the database lacks or has changed. */
  lost: string[];
  /** Entries stored twice, or out of order. */
  wrong: string[];
  /** The slowest restart until healthy, ms. */
  slowestStartMs: number;
}

const mostInBatch = 5;
/** Entries acknowledged between two kills. */
const leastInRound = 20;
const exam = '1';

/** A student whose page resends its entries until they are acknowledged. */
class Writer {
  readonly journal = randomUUID();
  acknowledged = 0;
  seq = 0;
  #attempt = '';
  #question = '';
  readonly #server: ServerProcess;
  readonly #student: SignedInStudent;

  constructor(server: ServerProcess, student: SignedInStudent) {
    this.#server = server;
    this.#student = student;
  }

  textOf(seq: number): string {
    return `${this.journal} ${seq}`;
  }

  async run(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      try {
        if (this.#attempt === '') await this.#start();
        await this.#save();
      } catch {
        // The server is down; unacknowledged entries are resent with the same numbers.
        await wait(30);
      }
    }
  }

  async #start(): Promise<void> {
    const { data } = await this.#post(`/surveys/${exam}/attempt`, { assignment_id: '1' });
    const attempt = data as {
      id: string;
      paper: { parts: { questions: { id: string; content: { type: string } }[] }[] };
    };
    const questions = attempt.paper.parts.flatMap((part) => part.questions);
    this.#question = questions.find(({ content }) => content.type === 'long_answer')?.id ?? '';
    this.#attempt = attempt.id;
  }

  async #save(): Promise<void> {
    // An unacknowledged batch grows, as in a page where a student keeps typing.
    this.seq = Math.min(this.acknowledged + mostInBatch, this.seq + 1);
    const entries = Array.from({ length: this.seq - this.acknowledged }, (_, index) => {
      const seq = this.acknowledged + 1 + index;
      const answer = { type: 'long_answer', text: this.textOf(seq) };
      return { seq, question_id: this.#question, answer, base: 0, written_at: new Date().toISOString() };
    });
    const { data } = await this.#post(`/surveys/${exam}/answer`, {
      attempt_id: this.#attempt,
      journal_id: this.journal,
      entries,
      known_server_seq: Number.MAX_SAFE_INTEGER,
    });
    this.acknowledged = (data as { acknowledged_seq: number }).acknowledged_seq;
  }

  async #post(path: string, body: object): Promise<{ data: unknown }> {
    const answer = await fetch(`${this.#server.address}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        authorization: `Bearer ${this.#student.token}`,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { data: unknown };
  }
}

/** R4: repeatedly kills a real server during writes, and finally checks that everything it acknowledged is stored. */
export async function crashRounds(options: CrashOptions): Promise<CrashReport> {
  const { rounds, longestLifeMs = 1_500, databaseUrl } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'sen-crash-'));
  const where = { dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const seeded = await openDatabase(where);
  const students = await seedStudents(seeded.database, options.writers);
  await seeded.close();

  const server = await ServerProcess.start(where);
  const writers = students.map((student) => new Writer(server, student));
  let over = false;
  const running = writers.map((writer) => writer.run(() => over));
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0);
  let slowestStartMs = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const leastAcknowledged = acknowledged() + leastInRound;
      await wait(Math.random() * longestLifeMs + 100);
      // On a busy machine the server may have written nothing yet that a kill could lose.
      while (acknowledged() < leastAcknowledged) await wait(Math.random() * 50);
      await server.stop('SIGKILL');
      const killed = performance.now();
      await server.run();
      slowestStartMs = Math.max(slowestStartMs, performance.now() - killed);
    }
    await wait(300);
  } finally {
    over = true;
    await Promise.all(running);
    await server.stop('SIGKILL');
  }

  const opened = await openDatabase(where);
  const { lost, wrong } = await compare(opened.database, writers);
  await opened.close();
  rmSync(dataDir, { recursive: true, force: true });
  return {
    rounds,
    acknowledged: acknowledged(),
    written: writers.reduce((sum, { seq }) => sum + seq, 0),
    lost,
    wrong,
    slowestStartMs: Math.round(slowestStartMs),
  };
}

async function compare(database: Database, writers: readonly Writer[]) {
  const lost: string[] = [];
  const wrong: string[] = [];
  for (const writer of writers) {
    const log = await database
      .selectFrom('answer_entry')
      .select(['seq', 'answer', 'attempt_id'])
      .where('journal_id', '=', writer.journal)
      .orderBy('server_seq')
      .execute();
    const held = new Map(log.map(({ seq, answer }) => [Number(seq), answer]));
    for (let seq = 1; seq <= writer.acknowledged; seq += 1) {
      const answer = held.get(seq);
      if (answer?.type !== 'long_answer' || answer.text !== writer.textOf(seq)) lost.push(writer.textOf(seq));
    }
    const numbers = log.map(({ seq }) => Number(seq));
    if (numbers.some((seq, index) => seq !== index + 1))
      wrong.push(`${writer.journal}: ${numbers.join(' ')}`);
    const last = log.at(-1);
    if (!last) continue;
    const current = await database
      .selectFrom('attempt_answer')
      .select('answer')
      .where('attempt_id', '=', last.attempt_id)
      .executeTakeFirst();
    if (JSON.stringify(current?.answer) !== JSON.stringify(last.answer))
      wrong.push(`${writer.journal}: the current answer is not the last of the log`);
  }
  return { lost, wrong };
}
