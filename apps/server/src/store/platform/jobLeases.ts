import { sql } from 'kysely';
import type { Database } from '../database.ts';

export interface LeaseClaim {
  job: string;
  /** The due time of the run, as text. */
  slot: string;
  by: string;
  leaseSeconds: number;
  now: Date;
}

/** Takes a slot that is free or whose holder died. False if it is held or done. */
export async function acquireLease(
  database: Database,
  { job, slot, by, leaseSeconds, now }: LeaseClaim,
): Promise<boolean> {
  const leased_until = new Date(now.getTime() + leaseSeconds * 1000);
  const row = await database
    .insertInto('job_slot')
    .values({ job, slot, claimed_by: by, leased_until })
    .onConflict((conflict) =>
      conflict
        .columns(['job', 'slot'])
        .doUpdateSet({ claimed_by: by, leased_until })
        .where('job_slot.finished_at', 'is', null)
        .where('job_slot.leased_until', '<', now),
    )
    .returning('job')
    .executeTakeFirst();
  return row !== undefined;
}

/** Extends a lease; false if another process took it over. */
export async function renewLease(
  database: Database,
  { job, slot, by, leaseSeconds, now }: LeaseClaim,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('job_slot')
    .set({ leased_until: new Date(now.getTime() + leaseSeconds * 1000) })
    .where('job', '=', job)
    .where('slot', '=', slot)
    .where('claimed_by', '=', by)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function finishLease(database: Database, { job, slot, by, now }: LeaseClaim): Promise<void> {
  await database
    .updateTable('job_slot')
    .set({ finished_at: now })
    .where('job', '=', job)
    .where('slot', '=', slot)
    .where('claimed_by', '=', by)
    .execute();
}

export async function clearOldLeases(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('job_slot').where('finished_at', '<', before).execute();
}

/** Tables with enough changed rows to be worth an ANALYZE; with as many dead ones, also a VACUUM. */
export async function tablesToVacuum(database: Database): Promise<{ name: string; hasDead: boolean }[]> {
  const { rows } = await sql<{ name: string; hasDead: boolean }>`
    select relname as name, n_dead_tup > 500 + n_live_tup * 0.1 as "hasDead" from pg_stat_user_tables
    where n_dead_tup > 500 + n_live_tup * 0.1 or n_mod_since_analyze > 500 + n_live_tup * 0.2`.execute(
    database,
  );
  return rows;
}

/** Tables with many rows that no VACUUM has seen. */
export async function grownTables(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables where n_ins_since_vacuum > 1000 + n_live_tup * 0.2`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

export async function vacuum(database: Database, table: string): Promise<void> {
  await sql`vacuum ${sql.table(table)}`.execute(database);
}

/** From a third of the rows that are sampled otherwise: everybody waits for it. */
export async function analyze(database: Database, table: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local default_statistics_target = 30`.execute(transaction);
    await sql`analyze ${sql.table(table)}`.execute(transaction);
  });
}
