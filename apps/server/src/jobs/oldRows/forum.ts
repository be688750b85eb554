import { deleteUnusedPictures } from '../../store/forum/pictures.ts';
import { daysBefore } from '../daysBefore.ts';
import type { ForgetOldRows } from '../Job.ts';

/** How long a text may be written before it is saved with its pictures. */
const keptDays = 7;

export const forum: ForgetOldRows = async ({ database }, now) => {
  await deleteUnusedPictures(database, daysBefore(now, keptDays));
};
