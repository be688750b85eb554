import { clearOldImports } from '../../store/imports/importRuns.ts';
import { daysBefore } from '../daysBefore.ts';
import type { ForgetOldRows } from '../Job.ts';

export const imports: ForgetOldRows = async ({ database }, now) => {
  await clearOldImports(database, daysBefore(now, 30));
};
