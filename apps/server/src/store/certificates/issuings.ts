import { type Selectable, sql } from 'kysely';
import { issuingLimits } from '@sen/domain/certificates/issuingLimits';
import type { CertificateLeftOut } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import type { CertificateIssuingTable, LeftOut } from './tables.ts';

type Row = Selectable<CertificateIssuingTable>;

export type KeptIssuing = Pick<
  Row,
  'state' | 'settled' | 'issued' | 'left_out' | 'created_at' | 'failure'
> & {
  total: number;
};

type NewIssuing = Pick<
  Row,
  'company_id' | 'classroom_id' | 'created_by' | 'created_at' | 'user_ids' | 'named'
>;

function issuings(database: Database) {
  return database
    .selectFrom('certificate_issuing')
    .select(['state', 'settled', 'issued', 'left_out', 'created_at', 'failure'])
    .select(sql<number>`cardinality(user_ids)`.as('total'));
}

/** Orders certificates; undefined while others of this class are issued. */
export async function insertIssuing(
  database: Database,
  issuing: NewIssuing,
): Promise<KeptIssuing | undefined> {
  const inserted = await database
    .insertInto('certificate_issuing')
    .values(issuing)
    .onConflict((conflict) =>
      conflict
        .column('classroom_id')
        // As in the index; parameters would not be recognised.
        .where(sql<boolean>`state in ('waiting', 'running')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted && issuings(database).where('id', '=', inserted.id).executeTakeFirst();
}

/** The certificates of a class that are being issued, or that were last issued for this person; undefined once that is long ago. */
export async function newestIssuing(
  database: Database,
  { classId, by, now }: { classId: string; by: string; now: Date },
): Promise<KeptIssuing | undefined> {
  const since = new Date(now.getTime() - issuingLimits.hours * 60 * 60_000);
  return issuings(database)
    .where('classroom_id', '=', classId)
    .where((where) =>
      where.or([
        where('state', 'in', ['waiting', 'running']),
        where.and([where('created_by', '=', by), where('created_at', '>', since)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Those who were left out, with their names and in their order; whose account is deleted is not among them. */
export async function namedLeftOut(
  database: Database,
  leftOut: readonly LeftOut[],
): Promise<CertificateLeftOut[]> {
  if (leftOut.length === 0) return [];
  const { rows } = await sql<CertificateLeftOut>`
    select person.id::text, person.name, one.reason, coalesce(one.letters, '{}') as letters
    from jsonb_to_recordset(${JSON.stringify(leftOut)}::jsonb) as one (user_id bigint, reason text, letters text[])
    join user_account person on person.id = one.user_id
    order by person.given_name_key, person.id limit 1000`.execute(database);
  return rows;
}

/** Deletes what was ordered before a time and has ended. */
export async function deleteOldIssuings(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('certificate_issuing')
    .where('created_at', '<', before)
    .where('state', 'in', ['done', 'failed'])
    .execute();
}
