import { documentLimits } from '@sen/domain/documents/documentLimits';
import { deleteLostFiles, purgeBins } from '../../store/documents/documentBin.ts';
import { daysBefore } from '../daysBefore.ts';
import type { ForgetOldRows } from '../Job.ts';

export const documents: ForgetOldRows = async ({ database }, now) => {
  await purgeBins(database, daysBefore(now, documentLimits.binDays));
  await deleteLostFiles(database);
};
