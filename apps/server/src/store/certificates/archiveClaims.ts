import { type Selectable, sql } from 'kysely';
import type { ArchiveFailure } from '@sen/domain/certificates/certificateArchive';
import type { Database, InTransaction } from '../database.ts';
import type { CertificateArchiveTable } from './tables.ts';
import { type Claiming, claimWork, type WorkClaim } from '../platform/workClaims.ts';

export type ArchiveWork = Pick<
  Selectable<CertificateArchiveTable>,
  'id' | 'company_id' | 'classroom_id' | 'name' | 'created_by' | 'created_at' | 'certificates' | 'tries'
>;

const held = (database: Database | InTransaction, { id, by }: WorkClaim) =>
  database.updateTable('certificate_archive').where('id', '=', id).where('claimed_by', '=', by);

/** Takes the archive that has waited longest, or whose process has died: it begins again. */
export async function claimArchive(database: Database, claiming: Claiming): Promise<ArchiveWork | undefined> {
  const id = await claimWork(database, 'certificate_archive', claiming);
  if (id === undefined) return undefined;
  return held(database, { id, by: claiming.by })
    .set({ printed: 0 })
    .returning(['id', 'company_id', 'classroom_id', 'name', 'created_by', 'created_at', 'tries'])
    .returning(sql<string[]>`certificates::text[]`.as('certificates'))
    .executeTakeFirst();
}

/** Tells how many are printed, and keeps the claim; false if the archive was cancelled, deleted or taken over. */
export async function keepArchive(
  database: Database,
  claim: WorkClaim,
  { printed, total, until }: { printed: number; total: number; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await held(database, claim)
    .set({ printed, total, leased_until: until })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Ended = { state: 'done'; printed: number } | { state: 'failed'; failure: ArchiveFailure };

/** Ends an archive; false if it is no longer this process's. */
export async function endArchive(
  database: Database | InTransaction,
  claim: WorkClaim,
  ended: Ended,
): Promise<boolean> {
  const { numUpdatedRows } = await held(database, claim)
    .set({ ...ended, claimed_by: null, leased_until: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a finished archive its file. */
export async function nameFile(transaction: InTransaction, id: string, file_id: string): Promise<void> {
  await transaction.updateTable('certificate_archive').set({ file_id }).where('id', '=', id).execute();
}
