import type { Services } from '../operations/Operation.ts';
import { forgetLoose } from '../store/files/files.ts';

/** Deletes the bytes of a file that no row names. What cannot be deleted now stays loose, and is deleted by a job. */
export async function throwAway(
  id: string | null,
  { database, files, log }: Pick<Services, 'database' | 'files' | 'log'>,
): Promise<void> {
  if (id === null) return;
  try {
    await files.delete(id);
    await forgetLoose(database, [id]);
  } catch (error) {
    log.warn({ err: error, file: id }, 'file not deleted yet');
  }
}
