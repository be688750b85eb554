import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Where reports are read: the replica, where there is one, so that they do not take time from exams. */
export class ReportDatabase {
  readonly database: Database;
  readonly #isReplica: boolean;

  constructor(database: Database, replica: Database | undefined) {
    this.database = replica ?? database;
    this.#isReplica = replica !== undefined;
  }

  /** As of when its rows are: now, or when the last change was made that the replica has. */
  async asOf(now: Date): Promise<Date> {
    if (!this.#isReplica) return now;
    const { rows } = await sql<{
      replayed: Date | null;
    }>`select pg_last_xact_replay_timestamp() as replayed`.execute(this.database);
    return rows[0]?.replayed ?? now;
  }
}
