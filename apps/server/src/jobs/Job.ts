import type { Services } from '../operations/Operation.ts';

/** Runs at the same moments in every process and is done in one: the first to claim the moment's slot. */
export interface ScheduledJob {
  name: string;
  /** A cron pattern, in the product's time zone. */
  at: string;
  /**
   * Must be safe to repeat: a process that dies in the middle leaves the slot to another, which begins again.
   * @param slot the moment that this run is for
   */
  run(services: Services, slot: Date): Promise<void>;
}

/** Runs in every process, again and again; must share its work through the database (`for update skip locked`). */
export interface TickingJob {
  name: string;
  everyMs: number;
  run(services: Services): Promise<void>;
}
