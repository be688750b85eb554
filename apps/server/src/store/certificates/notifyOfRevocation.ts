import { certificateNumber } from '@sen/domain/certificates/certificateNumber';
import type { InTransaction } from '../database.ts';
import { notify } from '../notifications/notify.ts';

interface Revoked {
  user_id: string;
  course_name: string;
  year: number;
  serial: number;
}

/** Notifies the people of revoked certificates, each of the own one. */
export async function notifyOfRevocation(
  transaction: InTransaction,
  certificates: readonly Revoked[],
  { reason, causedBy, now }: { reason: string; causedBy: string; now: Date },
): Promise<void> {
  for (const { user_id, course_name, ...numbered } of certificates) {
    const facts = { course_name, number: certificateNumber(numbered), reason };
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await notify(transaction, { type: 'CertificateRevoked', facts }, { to: [user_id], causedBy, now });
  }
}
