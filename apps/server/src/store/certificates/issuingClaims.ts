import { type Selectable, sql } from 'kysely';
import type { ErrorCode } from '@sen/domain/errors/codes';
import type { Database, InTransaction } from '../database.ts';
import { notify } from '../notifications/notify.ts';
import type { CertificateIssuingTable, LeftOut } from './tables.ts';
import { type Claiming, claimWork, type WorkClaim } from '../platform/workClaims.ts';

export type IssuingWork = Pick<Selectable<CertificateIssuingTable>, 'id' | 'tries'>;

export interface IssuingPart {
  classroom_id: string;
  created_by: string;
  named: boolean;
  /** The next students; none at the end. */
  next: string[];
}

/** Takes the order that has waited longest, or whose process has died. */
export async function claimIssuing(database: Database, claiming: Claiming): Promise<IssuingWork | undefined> {
  const id = await claimWork(database, 'certificate_issuing', claiming);
  if (id === undefined) return undefined;
  return database
    .selectFrom('certificate_issuing')
    .select(['id', 'tries'])
    .where('id', '=', id)
    .executeTakeFirst();
}

const held = (database: InTransaction, { id, by }: WorkClaim) =>
  database.updateTable('certificate_issuing').where('id', '=', id).where('claimed_by', '=', by);

/**
 * The next students, until the end of this transaction for this process alone.
 * @returns undefined if the class was deleted or another process has taken over
 */
export async function holdPart(
  transaction: InTransaction,
  claim: WorkClaim,
  { size, until }: { size: number; until: Date },
): Promise<IssuingPart | undefined> {
  return held(transaction, claim)
    .set({ leased_until: until })
    .returning(['classroom_id', 'created_by', 'named'])
    .returning(sql<string[]>`user_ids[settled + 1 : settled + ${size}::integer]::text[]`.as('next'))
    .executeTakeFirst();
}

/** Adds a part to the progress, in the transaction that issues it. */
export async function recordPart(
  transaction: InTransaction,
  claim: WorkClaim,
  { settled, issued, leftOut }: { settled: number; issued: number; leftOut: readonly LeftOut[] },
): Promise<void> {
  await held(transaction, claim)
    .set((before) => ({
      settled: before('settled', '+', settled),
      issued: before('issued', '+', issued),
      left_out: sql<string>`left_out || ${JSON.stringify(leftOut)}::jsonb`,
      tries: 0,
    }))
    .execute();
}

/** Ends an order, and notifies who gave it. */
export async function endIssuing(
  transaction: InTransaction,
  claim: WorkClaim,
  { failure, now }: { failure: ErrorCode | null; now: Date },
): Promise<void> {
  const ended = await held(transaction, claim)
    .set({ state: failure ? 'failed' : 'done', failure, claimed_by: null, leased_until: null })
    .returning(['classroom_id', 'created_by', 'issued'])
    .returning(sql<number>`settled - issued`.as('left_out'))
    .returning(sql<number>`cardinality(user_ids) - settled`.as('remaining'))
    .executeTakeFirst();
  if (!ended) return;
  const { created_by, ...counts } = ended;
  const { name } = await transaction
    .selectFrom('classroom')
    .select('name')
    .where('id', '=', ended.classroom_id)
    .executeTakeFirstOrThrow();
  const facts = { ...counts, classroom_name: name, failure };
  await notify(
    transaction,
    { type: 'CertificateIssuingEnded', facts },
    { to: [created_by], causedBy: null, now },
  );
}
