import type { Services } from '../operations/Operation.ts';

/** Scheduled in every process, run by one: the first to claim the slot. */
export interface ScheduledJob {
  name: string;
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
  name: string;
  everyMs: number;
  run(services: Services): Promise<void>;
}
