import { readCertificateCode } from '@sen/domain/certificates/certificateCode';
import { RefusalError } from '../../errors/RefusalError.ts';
import { verifiedCertificate } from '../../store/certificates/certificates.ts';
import { spend } from '../../store/platform/rateLimits.ts';
import { refuseWhenSpent } from '../auth/limits.ts';
import type { Handler } from '../Operation.ts';

/** From one network address: an office verifies those of many applicants, nobody guesses 85 bits. */
const limit = { verifications: 120, minutes: 10 };

export const verifyCertificate: Handler<'verifyCertificate'> = async (
  { path, address: from, now },
  { database },
) => {
  const spent = await spend(database, `verify:${from}`, limit.minutes, now);
  refuseWhenSpent(spent, limit.verifications, { code: 'tooManyRequests', now });
  const code = readCertificateCode(path.code);
  if (code === null) throw new RefusalError('certificateCodeMistyped');
  const certificate = await verifiedCertificate(database, code, now);
  if (!certificate) throw new RefusalError('certificateUnknown');
  return { data: certificate };
};
