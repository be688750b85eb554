import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Database, PoolState } from '../store/database.ts';
import { queueState } from '../store/platform/queueState.ts';

interface Options {
  database: Database;
  pool: () => PoolState;
  clock: Clock;
}

/**
 * What a process counts for its operator, in the text format of Prometheus. Labels are names of operations and jobs alone: nothing of a
 * person is in them. The queues are read from the database when they are asked for, and are the same for all processes.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'operation'>;
  readonly #answers: Counter<'operation' | 'status'>;
  readonly #jobFailures: Counter<'job'>;
  readonly #collect: () => Promise<void>;
  #isOfProcess = false;

  constructor({ database, pool, clock }: Options) {
    const registers = [this.#registry];
    this.#requests = new Histogram({
      name: 'sen_request_duration_seconds',
      help: 'Time from a request to its whole answer',
      labelNames: ['operation'],
      buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    });
    this.#answers = new Counter({
      name: 'sen_answers_total',
      help: 'Answers; a poll without news is a 304',
      labelNames: ['operation', 'status'],
      registers,
    });
    this.#jobFailures = new Counter({
      name: 'sen_job_failures_total',
      help: 'Runs of jobs in this process that ended with an error',
      labelNames: ['job'],
      registers,
    });
    const gauge = <Label extends string>(
      name: string,
      help: string,
      labelNames: Label[] = [],
    ): Gauge<Label> => new Gauge({ name, help, labelNames, registers });
    const connections = gauge('sen_database_connections', 'Connections of this process', ['state']);
    const mailWaiting = gauge('sen_mail_waiting', 'Mails that are to be sent');
    const mailOldest = gauge('sen_mail_oldest_seconds', 'How long the oldest of them has been due');
    const mailFailed = gauge('sen_mail_failed', 'Mails that are not tried again');
    const jobAge = gauge('sen_job_age_seconds', 'How long ago a scheduled job was last finished', ['job']);
    this.#collect = async () => {
      for (const [state, count] of Object.entries(pool())) connections.set({ state }, count);
      const queues = await queueState(database, clock.now());
      mailWaiting.set(queues.mailWaiting);
      mailOldest.set(queues.mailOldestSeconds);
      mailFailed.set(queues.mailFailed);
      for (const { job, seconds } of queues.jobs) jobAge.set({ job }, seconds);
    };
  }

  /** @param seconds until its answer was sent */
  countAnswer(operation: string, status: number, seconds: number): void {
    this.#requests.observe({ operation }, seconds);
    this.#answers.inc({ operation, status: String(status) });
  }

  countJobFailure(job: string): void {
    this.#jobFailures.inc({ job });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    // From the first time on: watching the event loop costs something, and most servers are not asked.
    if (!this.#isOfProcess) collectDefaultMetrics({ register: this.#registry });
    this.#isOfProcess = true;
    await this.#collect();
    return this.#registry.metrics();
  }
}
