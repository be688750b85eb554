import { archiveLimits, archiveName } from '@sen/domain/certificates/certificateArchive';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { archivableCertificates, findArchive, insertArchive } from '../../store/certificates/archives.ts';
import type { Handler } from '../Operation.ts';
import { archiveAnswer } from './archiveAnswer.ts';
import { managedClass } from './managedClass.ts';

export const makeCertificateArchive: Handler<'makeCertificateArchive'> = async (
  { path: { id }, body, caller, language, now },
  { database },
) => {
  const { company_id, name } = await managedClass(database, id, caller);
  const certificates = await archivableCertificates(database, id, body.user_ids ?? null);
  const count = certificates.length;
  if (count === 0) throw new RefusalError('certificateArchiveEmpty');
  const max = archiveLimits.certificates;
  if (count > max) throw new RefusalError('certificateArchiveTooLarge', { params: { count, max } });
  const made = await insertArchive(database, {
    company_id,
    classroom_id: id,
    created_by: caller.id,
    created_at: now,
    name: archiveName(name, language),
    certificates,
  });
  if (made === undefined) throw new RefusalError('certificateArchiveUnderWay');
  return { data: archiveAnswer(found(await findArchive(database, made, caller.id)), language) };
};
