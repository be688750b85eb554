import { archiveKeptUntil } from '@sen/domain/certificates/certificateArchive';
import type { InTransaction } from '../database.ts';
import { notify } from '../notifications/notify.ts';
import type { ArchiveWork, Ended } from './archiveClaims.ts';

/** Notifies who ordered an archive that it is ready, or why there is none. */
export async function notifyOfArchive(
  transaction: InTransaction,
  { classroom_id, created_by, created_at }: Pick<ArchiveWork, 'classroom_id' | 'created_by' | 'created_at'>,
  ended: Ended,
  now: Date,
): Promise<void> {
  const classroom = await transaction
    .selectFrom('classroom')
    .select('name')
    .where('id', '=', classroom_id)
    .executeTakeFirst();
  if (!classroom) return;
  const facts = {
    classroom_id,
    classroom_name: classroom.name,
    printed: ended.state === 'done' ? ended.printed : 0,
    kept_until: archiveKeptUntil(created_at).toISOString(),
    failure: ended.state === 'done' ? null : ended.failure,
  };
  const event = { type: 'CertificateArchiveEnded', facts } as const;
  await notify(transaction, event, { to: [created_by], causedBy: null, now });
}
