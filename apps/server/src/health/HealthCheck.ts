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
  #outcome: Promise<WriteFailure | undefined> | undefined;
  #renewAt = 0;

  constructor(parts: readonly WritingPart[], now: () => number = () => performance.now()) {
    this.#parts = parts;
    this.#now = now;
  }

  /** The first part that cannot write; those after it are not tried, as they may depend on it. */
  failure(): Promise<WriteFailure | undefined> {
    if (this.#outcome && this.#now() < this.#renewAt) return this.#outcome;
    this.#renewAt = Infinity;
    this.#outcome = this.#write().finally(() => {
      this.#renewAt = this.#now() + everyMs;
    });
    return this.#outcome;
  }

  async #write(): Promise<WriteFailure | undefined> {
    for (const { code, write } of this.#parts) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await write();
      } catch (error) {
        return { code, error };
      }
    }
    return undefined;
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
