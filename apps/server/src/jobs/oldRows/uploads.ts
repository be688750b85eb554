import { deleteExpiredUploads } from '../../store/uploads/uploads.ts';
import type { ForgetOldRows } from '../Job.ts';

export const uploads: ForgetOldRows = async ({ database }, now) => {
  await deleteExpiredUploads(database, now);
};
