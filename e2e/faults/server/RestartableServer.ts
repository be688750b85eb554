import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@sen/api/client/ApiError';
import type { SeededRandom } from '../SeededRandom.ts';
import type { AnswerLog } from '../evidence/AnswerLog.ts';
import type { Claims, Ledger } from '../evidence/Ledger.ts';
import { copyDatabase, readLog } from '../evidence/readLog.ts';
import { Product } from '../../product.ts';

/** The database on disk when the server was killed, and what it had acknowledged until then. */
export interface Evidence {
  log: AnswerLog;
  claims: Claims;
}

const patience = 120_000;

/** The server of a run: kills it with -9, reads what it left, and starts it again. */
export class RestartableServer {
  private running: Promise<unknown> = Promise.resolve();
  /** Number of starts and kills. */
  boots = 1;

  private constructor(
    readonly product: Product,
    readonly ledger: Ledger,
    private readonly random: SeededRandom,
  ) {}

  static async start(ledger: Ledger, random: SeededRandom): Promise<RestartableServer> {
    const { PORTAL_DIR } = process.env;
    return new RestartableServer(await Product.start(PORTAL_DIR ? { PORTAL_DIR } : {}), ledger, random);
  }

  get port(): number {
    return this.product.port;
  }

  get address(): string {
    return this.product.address;
  }

  async up(): Promise<void> {
    await this.running;
  }

  /** Retries until the server responds; throws what it refuses. */
  async ask<Result>(work: () => Promise<Result>): Promise<Result> {
    const until = performance.now() + patience;
    for (;;) {
      await this.up();
      try {
        return await work();
      } catch (error) {
        const later = error instanceof ApiError && error.isTransient;
        if (!later || performance.now() > until) throw error;
      }
      await wait(200);
    }
  }

  async restart(): Promise<Evidence> {
    const { product } = this;
    let evidence: Promise<AnswerLog> | undefined;
    let claims: Claims = new Map();
    const boot = async () => {
      this.boots += 1;
      await product.kill();
      claims = this.ledger.claims();
      const copy = copyDatabase(product.dataDir);
      await wait(this.random.between(0, 1_500));
      evidence = readLog(copy);
      // Awaited below; a failed start is reported first.
      evidence.catch(() => undefined);
      await product.boot();
      this.boots += 1;
    };
    this.running = boot();
    await this.running;
    if (!evidence) throw new Error('The server was not killed.');
    return { log: await evidence, claims };
  }

  /** Kills it for good and returns what it left. */
  async killForGood(): Promise<Evidence> {
    await this.product.kill();
    const claims = this.ledger.claims();
    return { log: await readLog(copyDatabase(this.product.dataDir)), claims };
  }

  stop(): Promise<void> {
    return this.product.stop();
  }
}
