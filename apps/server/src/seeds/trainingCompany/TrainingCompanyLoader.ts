import { demoPassword } from '@sen/api/fixtures/people';
import { hashPassword } from '../../auth/passwords.ts';
import { codeOfDatabaseError } from '../../errors/databaseErrors.ts';
import type { Services } from '../../operations/Operation.ts';
import {
  endDemoLoad,
  isDemoLoading,
  lastEventId,
  mailNothingSince,
  recordDemoFault,
  recordDemoStep,
  takeDemoLoad,
} from '../../store/platform/demoLoads.ts';
import { planSteps } from './planSteps.ts';
import { Stage } from './Stage.ts';
import type { Step } from './Step.ts';

const mostTries = 5;

export type Loaded = 'step' | 'wait' | 'end';

interface Plan {
  key: string;
  steps: readonly Step[];
}

/** Loads the training company step by step: each is one transaction with its progress, so that none is lost or made twice. */
export class TrainingCompanyLoader {
  readonly #services: Services;
  /** Those of a step that was rolled back are forgotten with it. */
  #ids = new Map<string, string>();
  #plan: Plan | undefined;

  constructor(services: Services) {
    this.#services = services;
  }

  /** @returns 'wait' when a job or another process has to end something first */
  async next(): Promise<Loaded> {
    const { database, clock, log } = this.#services;
    let stepsDone = 0;
    try {
      return await database.transaction().execute(async (transaction): Promise<Loaded> => {
        const load = await takeDemoLoad(transaction);
        // Another process may have it, and may die.
        if (!load) return (await isDemoLoading(transaction)) ? 'wait' : 'end';
        stepsDone = load.steps_done;
        const steps = this.#plan?.key === keyOf(load) ? this.#plan.steps : await this.#planned(load);
        const step = steps[load.steps_done];
        if (!step) {
          await endDemoLoad(transaction, clock.now());
          return 'end';
        }
        const before = await lastEventId(transaction);
        const stage = new Stage(this.#services, {
          transaction,
          refs: load.refs,
          now: step.at,
          ids: this.#ids,
        });
        if ((await step.run(stage)) === 'wait') return 'wait';
        await mailNothingSince(transaction, before);
        await recordDemoStep(transaction, stage.made);
        return 'step';
      });
    } catch (error) {
      this.#ids = new Map();
      if (codeOfDatabaseError(error) === 'serviceUnavailable') throw error;
      log.error({ err: error, step: stepsDone }, 'a step of the demo failed');
      const failure = error instanceof Error ? error.message : String(error);
      await recordDemoFault(database, { stepsDone, failure, mostTries, now: clock.now() });
      return 'wait';
    }
  }

  async #planned(load: { people: number; started_at: Date }): Promise<readonly Step[]> {
    const steps = planSteps(load.people, load.started_at, await hashPassword(demoPassword));
    this.#plan = { key: keyOf(load), steps };
    return steps;
  }
}

function keyOf({ people, started_at }: { people: number; started_at: Date }): string {
  return `${people} ${started_at.toISOString()}`;
}
