import type { FastifyBaseLogger } from 'fastify';

const everyMs = 60_000;

/** What distinguishes outages: the code of the system or of the database. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Logs what every request and job meets alike (the database is away) once a minute and not each time. */
export class OutageLog {
  readonly #now: () => number;
  readonly #last = new Map<string, { at: number; unlogged: number }>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param context fields of the line, which also has the number of unlogged ones since the last */
  log(log: FastifyBaseLogger, error: unknown, context: Record<string, unknown> = {}): void {
    const kind = kindOf(error);
    const now = this.#now();
    const last = this.#last.get(kind);
    if (last && now - last.at < everyMs) {
      last.unlogged += 1;
      return;
    }
    this.#last.set(kind, { at: now, unlogged: 0 });
    log.error({ err: error, ...context, unlogged: last?.unlogged ?? 0 }, 'service unavailable');
  }
}
