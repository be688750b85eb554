import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '@sen/domain/errors/codes';
import type { Clock } from '../clock.ts';
import { type Config, keepsDataFolder } from '../config.ts';
import { probeFolder } from '../files/probeFolder.ts';
import type { Database } from '../store/database.ts';
import { writeHealthCheck } from '../store/platform/healthCheck.ts';

/** A part of the server that writes. */
export interface WritingPart {
  /** The refusal when it cannot write. */
  code: ErrorCode;
  write(): Promise<void>;
}

export interface WriteFailure {
  code: ErrorCode;
  error: unknown;
}

const everyMs = 1_000;
/** More than fits in what the file system has already set aside. */
const probe = randomBytes(65_536);

/** Writes as saves do, at most once a second, however many ask. */
export class HealthCheck {
  readonly #parts: readonly WritingPart[];
  readonly #now: () => number;
  #failures: Promise<WriteFailure[]> | undefined;
  #renewAt = 0;

  constructor(parts: readonly WritingPart[], now: () => number = () => performance.now()) {
    this.#parts = parts;
    this.#now = now;
  }

  /** What cannot be written; the likeliest cause of the others first. */
  failures(): Promise<WriteFailure[]> {
    if (this.#failures && this.#now() < this.#renewAt) return this.#failures;
    this.#renewAt = Infinity;
    this.#failures = this.#write().finally(() => {
      this.#renewAt = this.#now() + everyMs;
    });
    return this.#failures;
  }

  async #write(): Promise<WriteFailure[]> {
    const outcomes = await Promise.all(
      this.#parts.map(async ({ code, write }) =>
        write().then(
          () => [],
          (error: unknown) => [{ code, error }],
        ),
      ),
    );
    return outcomes.flat();
  }
}

export function healthCheckOf(database: Database, config: Config, clock: Clock): HealthCheck {
  const dataFolder: WritingPart = {
    code: 'dataFolderNotWritable',
    write: () => probeFolder(config.dataDir, probe),
  };
  return new HealthCheck([
    ...(keepsDataFolder(config) ? [dataFolder] : []),
    { code: 'databaseNotWritable', write: () => writeHealthCheck(database, clock.now()) },
  ]);
}
