import { sql } from 'kysely';
import type { AttemptState, SubmittedBy } from '@sen/api/contract/model';
import type { HeldAttempt } from '@sen/domain/attempts/decideBatch';
import type { Database } from '../database.ts';

interface Row {
  id: string;
  state: AttemptState;
  submitted_by: SubmittedBy | null;
  sealed: boolean;
  deadline: Date;
  epoch: string;
  server_seq: number;
  journals: Record<string, number>;
  notices: number;
}

const columns = sql`id, state, submitted_by, sealed_at is not null as sealed, deadline, epoch, server_seq, journals,
  notice_count as notices`;

function byId(rows: readonly Row[]): Map<string, HeldAttempt> {
  return new Map(
    rows.map(({ submitted_by, server_seq, ...row }) => [
      row.id,
      { ...row, submittedBy: submitted_by, serverSeq: server_seq },
    ]),
  );
}

/** Locks the attempts in id order, to avoid deadlocks between groups, and reads them under the lock. */
export async function lockAttempts(
  transaction: Database,
  ids: readonly string[],
): Promise<Map<string, HeldAttempt>> {
  const { rows } = await sql<Row>`
    select ${columns} from attempt where id = any(${[...new Set(ids)]}::bigint[]) order by id for no key update`.execute(
    transaction,
  );
  return byId(rows);
}

/** Reads the attempts without a lock: for display, not for decisions. */
export async function readAttempts(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, HeldAttempt>> {
  const { rows } = await sql<Row>`
    select ${columns} from attempt where id = any(${[...new Set(ids)]}::bigint[])`.execute(database);
  return byId(rows);
}

/** Call after a restore: devices then send again what the restored database may lack. */
export async function renewEpochs(database: Database): Promise<void> {
  await sql`update attempt set epoch = gen_random_uuid()`.execute(database);
}

/** Refuses further saves, even within the grace period. */
export async function sealAttempts(database: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('attempt')
    .set({ sealed_at: now })
    .where('id', 'in', ids)
    .where('sealed_at', 'is', null)
    .execute();
}
