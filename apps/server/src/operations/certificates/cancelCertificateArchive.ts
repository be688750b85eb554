import { found } from '../../errors/RefusalError.ts';
import { cancelArchive, findArchive } from '../../store/certificates/archives.ts';
import type { Handler } from '../Operation.ts';
import { archiveAnswer } from './archiveAnswer.ts';

export const cancelCertificateArchive: Handler<'cancelCertificateArchive'> = async (
  { path: { id }, caller, language },
  { database },
) => {
  found(await findArchive(database, id, caller.id));
  await cancelArchive(database, id);
  return { data: archiveAnswer(found(await findArchive(database, id, caller.id)), language) };
};
