import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** What waits in the queues that all processes share. */
export interface QueueState {
  /** Mails that are to be sent, and for how long the oldest of them has been due, s. */
  mailWaiting: number;
  mailOldestSeconds: number;
  /** Mails that are not tried again. */
  mailFailed: number;
  /** By scheduled job: how long ago it was last finished, s. */
  jobs: readonly { job: string; seconds: number }[];
}

export async function queueState(database: Database, now: Date): Promise<QueueState> {
  const { rows: mails } = await sql<Omit<QueueState, 'jobs'>>`select
      count(*) filter (where try_at < 'infinity')::int as "mailWaiting",
      coalesce(extract(epoch from ${now}::timestamptz - min(try_at) filter (where try_at <= ${now}))::float8, 0)
        as "mailOldestSeconds",
      count(*) filter (where try_at = 'infinity' and failure is not null)::int as "mailFailed"
    from mail where sent_at is null`.execute(database);
  const { rows: jobs } = await sql<{ job: string; seconds: number }>`select job,
      extract(epoch from ${now}::timestamptz - max(finished_at))::float8 as seconds
    from job_slot where finished_at is not null group by job order by job`.execute(database);
  return { mailWaiting: 0, mailOldestSeconds: 0, mailFailed: 0, ...mails[0], jobs };
}
