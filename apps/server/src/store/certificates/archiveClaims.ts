import { type Selectable, sql } from 'kysely';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';
import type { CertificateArchiveTable } from './tables.ts';

/** Tries that ended with their process, or with a fault. */
const mostTries = 3;

export interface ArchiveClaim {
  id: string;
  by: string;
}

export type ArchiveWork = Pick<
  Selectable<CertificateArchiveTable>,
  'id' | 'company_id' | 'classroom_id' | 'name' | 'created_by' | 'created_at' | 'certificates' | 'tries'
>;

interface Claiming {
  by: string;
  now: Date;
  leaseMs: number;
}

/** Takes the archive that has waited longest, or whose process has died. */
export async function claimArchive(
  database: Database,
  { by, now, leaseMs }: Claiming,
): Promise<ArchiveWork | undefined> {
  return database
    .updateTable('certificate_archive')
    .set((archive) => ({
      state: 'running',
      printed: 0,
      claimed_by: by,
      leased_until: new Date(now.getTime() + leaseMs),
      tries: archive('tries', '+', 1),
    }))
    .where('id', '=', (archive) =>
      archive
        .selectFrom('certificate_archive')
        .select('id')
        .where('state', 'in', ['waiting', 'running'])
        .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]))
        .where(ofLiveUnit('certificate_archive.company_id'))
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'company_id', 'classroom_id', 'name', 'created_by', 'created_at', 'tries'])
    .returning(sql<string[]>`certificates::text[]`.as('certificates'))
    .executeTakeFirst();
}

const held = (database: Database | InTransaction, { id, by }: ArchiveClaim) =>
  database.updateTable('certificate_archive').where('id', '=', id).where('claimed_by', '=', by);

/** Tells how many are printed, and keeps the claim; false if the archive was cancelled, deleted or taken over. */
export async function keepArchive(
  database: Database,
  claim: ArchiveClaim,
  { printed, total, until }: { printed: number; total: number; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await held(database, claim)
    .set({ printed, total, leased_until: until })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Ended =
  | { state: 'done'; printed: number }
  | { state: 'failed'; failure: 'certificateArchiveEmpty' | 'certificateArchiveFailed' };

/** Ends an archive; false if it is no longer this process's. */
export async function endArchive(
  database: Database | InTransaction,
  claim: ArchiveClaim,
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

/** Leaves an archive to a later try. @param until null: to any process at once, because the server stops */
export async function releaseArchive(
  database: Database,
  claim: ArchiveClaim,
  until: Date | null,
): Promise<void> {
  const again = until === null ? { tries: sql<number>`greatest(tries - 1, 0)` } : {};
  await held(database, claim)
    .set({ state: 'waiting', claimed_by: null, leased_until: until, ...again })
    .execute();
}

/** Whether all tries before ended with their process. */
export const isOverTried = ({ tries }: ArchiveWork): boolean => tries > mostTries;

export const isLastTry = ({ tries }: ArchiveWork): boolean => tries >= mostTries;
