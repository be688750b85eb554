import type { ClassCertificate } from '@sen/api/contract/model';
import { certificateNumber } from '@sen/domain/certificates/certificateNumber';
import { certificateStatus } from '@sen/domain/certificates/certificateStatus';
import type { Database } from '../database.ts';

/** The newest certificate of a student in a class, also one that is revoked. */
export async function findClassCertificate(
  database: Database,
  { classId, userId }: { classId: string; userId: string },
  now: Date,
): Promise<ClassCertificate | null> {
  const kept = await database
    .selectFrom('certificate')
    .select([
      'id as certificate_id',
      'year',
      'serial',
      'code',
      'issued_at',
      'expires_at',
      'revoked_at',
      'reason',
    ])
    .where('classroom_id', '=', classId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return kept ? shownCertificate(kept, now) : null;
}

interface KeptCertificate {
  certificate_id: string | null;
  year: number | null;
  serial: number | null;
  code: string | null;
  issued_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  reason: string | null;
}

/** A certificate as those see it who manage its class, and its person; null without one. */
export function shownCertificate(kept: KeptCertificate, now: Date): ClassCertificate | null {
  const { certificate_id: id, year, serial, code, issued_at, expires_at, revoked_at, reason } = kept;
  if (id === null || year === null || serial === null || code === null || issued_at === null) return null;
  return {
    id,
    number: certificateNumber({ year, serial }),
    code,
    status: certificateStatus({ expires_at, revoked_at }, now),
    issued_at: issued_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    reason,
  };
}
