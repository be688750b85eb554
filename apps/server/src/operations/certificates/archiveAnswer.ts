import type { CertificateArchive, Language } from '@sen/api/contract/model';
import { archiveKeptUntil } from '@sen/domain/certificates/certificateArchive';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { KeptArchive } from '../../store/certificates/archives.ts';

/** An archive as the contract shows it, in the caller's language. */
export function archiveAnswer(
  { created_at, failure, file_id, ...archive }: KeptArchive,
  language: Language,
): CertificateArchive {
  return {
    ...archive,
    created_at: created_at.toISOString(),
    kept_until: archiveKeptUntil(created_at).toISOString(),
    file: file_id && `/api/files/${file_id}`,
    failure: failure && errorMessage(failure, language),
  };
}
