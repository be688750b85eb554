import { setTimeout } from 'node:timers/promises';
import type { Services } from '../../operations/Operation.ts';
import { TrainingCompanyLoader } from '../../seeds/trainingCompany/TrainingCompanyLoader.ts';
import type { TickingJob } from '../Job.ts';

/** The shortest pause between steps, ms; a longer step is followed by a pause as long as itself. */
const leastPause = 5;

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
      if (loaded === 'end') loaders.set(services, null);
      if (loaded !== 'step') return;
      // oxlint-disable-next-line no-await-in-loop -- requests that came meanwhile go first
      await setTimeout(Math.max(leastPause, performance.now() - begin));
    }
  },
};
