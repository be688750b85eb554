import { newestArchive } from '../../store/certificates/archives.ts';
import type { Handler, TopicsOf } from '../Operation.ts';
import { archiveAnswer } from './archiveAnswer.ts';
import { managedClass } from './managedClass.ts';

export const topicsOf: TopicsOf = () => 'answer';

export const getCertificateArchive: Handler<'getCertificateArchive'> = async (
  { path: { id }, caller, language, now },
  { database },
) => {
  await managedClass(database, id, caller);
  const archive = await newestArchive(database, { classId: id, by: caller.id, now });
  return { data: archive ? archiveAnswer(archive, language) : null };
};
