import type { Stage } from './Stage.ts';

/** What somebody did at a time of the year, within one transaction. */
export interface Step {
  at: Date;
  /** @returns 'wait' when a job has to end something first: then nothing is kept, and it is tried again */
  run(stage: Stage): Promise<void | 'wait'>;
}
