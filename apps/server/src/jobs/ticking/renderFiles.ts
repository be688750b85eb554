import { findPrograms, programAdvice, type Programs, targetsOf } from '../../renditions/programs.ts';
import { renderNext } from '../../renditions/renderNext.ts';
import { retryImpossible } from '../../store/files/renditions.ts';
import type { TickingJob } from '../Job.ts';
import { partByPart } from '../partByPart.ts';

/** What is installed does not change while a process runs. */
let known: Promise<Programs> | undefined;

/** Converts Office files and films that browsers cannot show, one at a time in each process. */
export const renderFiles: TickingJob = {
  everyMs: 2_000,
  async run(services) {
    const isFirst = known === undefined;
    known ??= findPrograms();
    const programs = await known;
    if (isFirst) {
      const advice = programAdvice(programs);
      if (advice !== undefined) services.log.warn(advice);
      await retryImpossible(services.database, targetsOf(programs));
    }
    await partByPart(services, () => renderNext(services, programs));
  },
};
