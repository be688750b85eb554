import { demoPassword } from '@sen/api/fixtures/people';
import { hashPassword } from '../../auth/passwords.ts';
import { codeOfDatabaseError } from '../../errors/databaseErrors.ts';
import type { Services } from '../../operations/Operation.ts';
import type { Database, InTransaction } from '../../store/database.ts';
import {
  endDemoLoad,
  findDemoLoad,
  isDemoLoading,
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

/** What the loader knows of the load after a number of steps. */
interface Known {
  done: number;
  refs: Record<string, string>;
  stage: Stage;
}

/** Loads the training company step by step: each is one transaction with its progress, so that none is lost or made twice. */
export class TrainingCompanyLoader {
  readonly #services: Services;
  #plan: Plan | undefined;
  /** Forgotten when a step is rolled back: it may hold ids of what is not there. */
  #known: Known | undefined;

  constructor(services: Services) {
    this.#services = services;
  }

  /** @returns 'wait' when a job or another process has to end something first */
  async next(): Promise<Loaded> {
    const { database, clock, log } = this.#services;
    let stepsDone = 0;
    try {
      // Before the transaction, in which others would wait for it.
      const { key, steps } = (this.#plan ??= await planOf(database));
      const loaded = await database.transaction().execute(async (transaction): Promise<Loaded> => {
        const load = await takeDemoLoad(transaction);
        // Another process may have it, and may die.
        if (!load) return (await isDemoLoading(transaction)) ? 'wait' : 'end';
        if (keyOf(load) !== key) {
          this.#plan = undefined;
          return 'wait';
        }
        stepsDone = load.steps_done;
        const { refs, stage } = await this.#knownOf(transaction, stepsDone);
        const step = steps[stepsDone];
        if (!step) {
          await endDemoLoad(transaction, clock.now());
          return 'end';
        }
        stage.enter({ transaction, refs, now: step.at });
        if ((await step.run(stage)) === 'wait') return 'wait';
        await recordDemoStep(transaction, { made: stage.made, lastEvent: load.last_event });
        return 'step';
      });
      if (loaded === 'step') this.#remember(stepsDone + 1);
      return loaded;
    } catch (error) {
      this.#known = undefined;
      if (codeOfDatabaseError(error) === 'serviceUnavailable') throw error;
      log.error({ err: error, step: stepsDone }, 'a step of the demo failed');
      const failure = error instanceof Error ? error.message : String(error);
      await recordDemoFault(database, { stepsDone, failure, mostTries, now: clock.now() });
      return 'wait';
    }
  }

  /** What is known, unless another process has gone on meanwhile. */
  async #knownOf(transaction: InTransaction, done: number): Promise<Known> {
    if (this.#known?.done === done) return this.#known;
    const { refs = {} } = (await findDemoLoad(transaction)) ?? {};
    return (this.#known = { done, refs, stage: new Stage(this.#services) });
  }

  #remember(done: number): void {
    if (!this.#known) return;
    this.#known.done = done;
    Object.assign(this.#known.refs, this.#known.stage.made);
  }
}

async function planOf(database: Database): Promise<Plan> {
  const load = await findDemoLoad(database);
  if (!load || load.ended_at) return { key: '', steps: [] };
  const { people, started_at } = load;
  return { key: keyOf(load), steps: await planSteps(people, started_at, await hashPassword(demoPassword)) };
}

function keyOf({ people, started_at }: { people: number; started_at: Date }): string {
  return `${people} ${started_at.toISOString()}`;
}
