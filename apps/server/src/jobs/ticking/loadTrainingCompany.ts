import { setTimeout } from 'node:timers/promises';
import { runNextImport } from '../../imports/runImport.ts';
import type { Services } from '../../operations/Operation.ts';
import { TrainingCompanyLoader } from '../../seeds/trainingCompany/TrainingCompanyLoader.ts';
import { deliverNext } from '../../store/notifications/deliveries.ts';
import type { TickingJob } from '../Job.ts';

/** The pause after a step, ms, and as a part of the step: others have their share of the processor. */
const leastPause = 5;
const pausePart = 0.25;
/** How long the next step waits for requests that are under way, ms. */
const longestWait = 250;
/** Whom a delivery that a step waits for notifies at once. */
const recipients = 50;

/** What a step waits for most often: the next tick of its job would be a second away. */
async function workOfJobs(services: Services): Promise<boolean> {
  return (await runNextImport(services, 'small')) || deliverNext(services.database, recipients);
}

const loaders = new WeakMap<Services, TrainingCompanyLoader | null>();

/** Loads the training company of the demo beside other work, where `DEMO_PEOPLE` asks for one. */
export const loadTrainingCompany: TickingJob = {
  everyMs: 1_000,
  async run(services) {
    if (services.config.demoPeople === 0 || loaders.get(services) === null) return;
    const loader = loaders.get(services) ?? new TrainingCompanyLoader(services);
    loaders.set(services, loader);
    while (!services.stopping.aborted) {
      const begin = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      const loaded = await loader.next();
      if (loaded === 'end') {
        loaders.set(services, null);
        return;
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (loaded === 'wait' && !(await workOfJobs(services))) return;
      // oxlint-disable-next-line no-await-in-loop -- requests that came meanwhile go first
      await setTimeout(Math.max(leastPause, (performance.now() - begin) * pausePart));
      // oxlint-disable-next-line no-await-in-loop -- a request of several statements would meet a step before each
      await services.requests.pass(longestWait);
    }
  },
};
