import type { CertificateIssuing, Language } from '@sen/api/contract/model';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { type KeptIssuing, namedLeftOut } from '../../store/certificates/issuings.ts';
import type { Database } from '../../store/database.ts';

/** What is issued to many, as the contract shows it, in the caller's language; who is left out only at the end. */
export async function issuingAnswer(
  database: Database,
  { left_out, created_at, failure, ...issuing }: KeptIssuing,
  language: Language,
): Promise<CertificateIssuing> {
  const hasEnded = issuing.state === 'done' || issuing.state === 'failed';
  return {
    ...issuing,
    left_out: hasEnded ? await namedLeftOut(database, left_out) : [],
    created_at: created_at.toISOString(),
    failure: failure && errorMessage(failure, language),
  };
}
