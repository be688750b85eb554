import type { Services } from '../operations/Operation.ts';

/** Scheduled in every process, run by one: the first to claim the slot. Its name is that of its file. */
export interface ScheduledJob {
  /** A cron pattern, in the product's time zone. */
  at: string;
  /**
   * Must be idempotent: if a process dies during a run, another one takes the slot and starts over.
   * @param slot the due time of this run
   */
  run(services: Services, slot: Date): Promise<void>;
}

/** Runs in every process, repeatedly; must share its work through the database (`for update skip locked`). */
export interface TickingJob {
  everyMs: number;
  run(services: Services): Promise<void>;
}

/** Deletes or condenses an area's rows that have expired, every night; must be idempotent, like a job. */
export type ForgetOldRows = (services: Services, now: Date) => Promise<void>;

/** By the names of their files, which slots, leases and logs show. */
export interface Jobs {
  scheduled: Readonly<Record<string, ScheduledJob>>;
  ticking: Readonly<Record<string, TickingJob>>;
}
