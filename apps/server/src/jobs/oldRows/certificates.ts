import { deleteOldArchives } from '../../store/certificates/archives.ts';
import { deleteOldIssuings } from '../../store/certificates/issuings.ts';
import { daysBefore } from '../daysBefore.ts';
import type { ForgetOldRows } from '../Job.ts';

export const certificates: ForgetOldRows = async ({ database }, now) => {
  const before = daysBefore(now, 1);
  await deleteOldArchives(database, before);
  await deleteOldIssuings(database, before);
};
