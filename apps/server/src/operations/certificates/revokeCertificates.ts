import { withinCompany } from '@sen/domain/access/scope';
import { certificateNumber } from '@sen/domain/certificates/certificateNumber';
import { checkRevocation } from '@sen/domain/certificates/checkRevocation';
import { assertAllowed, assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import { revokeCertificates as revoke, takeCertificates } from '../../store/certificates/certificates.ts';
import { notifyOfRevocation } from '../../store/certificates/notifyOfRevocation.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const revokeCertificates: Handler<'revokeCertificates'> = async (
  { body, caller, now },
  { database },
) => {
  assertNoFieldErrors(checkRevocation(body));
  const ids = [...new Set(body.certificate_ids)];
  const reason = body.reason.trim();
  await database.transaction().execute(async (transaction) => {
    const certificates = await takeCertificates(transaction, ids);
    if (certificates.length < ids.length) throw new RefusalError('notFound');
    for (const certificate of certificates) assertAllowed(withinCompany(caller, certificate));
    const revoked = certificates.find(({ revoked_at }) => revoked_at !== null);
    if (revoked)
      throw new RefusalError('certificateRevoked', { params: { number: certificateNumber(revoked) } });
    await revoke(transaction, ids, { by: caller.id, reason, now });
    await recordEach(
      transaction,
      'certificate.revoked',
      certificates,
      { by: caller.id, now },
      (certificate) => ({
        number: certificateNumber(certificate),
        reason,
      }),
    );
    await notifyOfRevocation(transaction, certificates, { reason, causedBy: caller.id, now });
  });
  return { data: null };
};
