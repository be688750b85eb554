import { type Selectable, sql } from 'kysely';
import { archiveKeptUntil } from '@sen/domain/certificates/certificateArchive';
import type { Database, InTransaction } from '../database.ts';
import type { CertificateArchiveTable } from './tables.ts';

const columns = ['id', 'state', 'total', 'printed', 'created_at', 'failure', 'file_id'] as const;

export type KeptArchive = Pick<Selectable<CertificateArchiveTable>, (typeof columns)[number]> & {
  size: number | null;
};

function archives(database: Database | InTransaction) {
  return database
    .selectFrom('certificate_archive as archive')
    .select(columns.map((column) => `archive.${column}` as const))
    .select(
      sql<number | null>`(select size::double precision from file where file.id = archive.file_id)`.as(
        'size',
      ),
    );
}

/** A person's newest archive of a class; undefined without one, and once it is no longer kept. */
export async function newestArchive(
  database: Database,
  { classId, by, now }: { classId: string; by: string; now: Date },
): Promise<KeptArchive | undefined> {
  const archive = await archives(database)
    .where('archive.classroom_id', '=', classId)
    .where('archive.created_by', '=', by)
    .orderBy('archive.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return archive && archiveKeptUntil(archive.created_at) > now ? archive : undefined;
}

/** An archive that this person has had made. */
export async function findArchive(
  database: Database | InTransaction,
  id: string,
  by: string,
): Promise<KeptArchive | undefined> {
  return archives(database)
    .where('archive.id', '=', id)
    .where('archive.created_by', '=', by)
    .executeTakeFirst();
}

/** The certificates of a class that are not revoked, of these students or of all, by number. */
export async function archivableCertificates(
  database: Database,
  classId: string,
  userIds: readonly string[] | null,
): Promise<string[]> {
  const rows = await database
    .selectFrom('certificate')
    .select('id')
    .where('classroom_id', '=', classId)
    .where('revoked_at', 'is', null)
    .$if(userIds !== null, (query) =>
      query.where('user_id', '=', sql<string>`any(${[...(userIds ?? [])]}::bigint[])`),
    )
    .orderBy('year')
    .orderBy('serial')
    .execute();
  return rows.map(({ id }) => id);
}

interface NewArchive {
  company_id: string;
  classroom_id: string;
  created_by: string;
  created_at: Date;
  name: string;
  certificates: string[];
}

/** Orders an archive; undefined while another one of this person and class is made. */
export async function insertArchive(database: Database, archive: NewArchive): Promise<string | undefined> {
  const inserted = await database
    .insertInto('certificate_archive')
    .values({ ...archive, total: archive.certificates.length })
    .onConflict((conflict) =>
      conflict
        .columns(['classroom_id', 'created_by'])
        // As in the index; parameters would not be recognised.
        .where(sql<boolean>`state in ('waiting', 'running')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Stops an archive that is not finished; the job that makes it notices. */
export async function cancelArchive(database: Database, id: string): Promise<void> {
  await database
    .updateTable('certificate_archive')
    .set({ state: 'cancelled', claimed_by: null, leased_until: null })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

/** Deletes the archives ordered before a time, and their files; a job deletes the bytes. */
export async function deleteOldArchives(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('file')
    .where('purpose', '=', 'archive')
    .where('created_at', '<', before)
    .execute();
  await database.deleteFrom('certificate_archive').where('created_at', '<', before).execute();
}
