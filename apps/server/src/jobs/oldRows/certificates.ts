import { deleteOldArchives } from '../../store/certificates/archives.ts';
import { daysBefore } from '../daysBefore.ts';
import type { ForgetOldRows } from '../Job.ts';

export const certificates: ForgetOldRows = async ({ database }, now) => {
  await deleteOldArchives(database, daysBefore(now, 1));
};
