import { sql } from 'kysely';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';
import { notifyOfImport } from '../notifications/notifyOfImport.ts';
import type { ImportRun } from './importRuns.ts';
import { storableJson } from './storableJson.ts';
import type { ImportedSheet, ImportFailure } from './tables.ts';

export interface Claim {
  importId: string;
  by: string;
}

/** Imports of the files that are at least, or less than, so many bytes. */
export interface Lane {
  least: number;
  below: number;
}

interface Claiming {
  by: string;
  lane: Lane;
  now: Date;
  leaseMs: number;
  /** No other process uses this database, so that an import that runs was left by one that died. */
  isAlone: boolean;
}

/** Takes the import that has waited longest for a turn, or whose process died. */
export async function claimRun(
  database: Database,
  { by, lane, now, leaseMs, isAlone }: Claiming,
): Promise<ImportRun | undefined> {
  return database
    .updateTable('import_run')
    .set((run) => ({
      state: 'running',
      claimed_by: by,
      leased_until: new Date(now.getTime() + leaseMs),
      tries: run('tries', '+', 1),
    }))
    .where('import_id', '=', (run) =>
      run
        .selectFrom('import_run')
        .select('import_id')
        .where('state', 'in', ['waiting', 'running'])
        .where((where) =>
          where.or([
            where('leased_until', 'is', null),
            where('leased_until', '<', now),
            ...(isAlone ? [where('claimed_by', '<>', by)] : []),
          ]),
        )
        .where(ofLiveUnit('import_run.company_id'))
        .where('file_bytes', '>=', lane.least)
        .where('file_bytes', '<', lane.below)
        .orderBy('turn_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

function held(database: Database | InTransaction, { importId, by }: Claim) {
  return database.updateTable('import_run').where('import_id', '=', importId).where('claimed_by', '=', by);
}

export async function renewClaim(database: Database, claim: Claim, leasedUntil: Date): Promise<void> {
  await held(database, claim).set({ leased_until: leasedUntil }).execute();
}

/** Whether another import of these files waits for a turn. */
export async function othersWait(
  database: Database,
  { importId }: Claim,
  { lane, now }: { lane: Lane; now: Date },
): Promise<boolean> {
  const waiting = await database
    .selectFrom('import_run')
    .select('import_id')
    .where('state', 'in', ['waiting', 'running'])
    .where('import_id', '<>', importId)
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]))
    .where('file_bytes', '>=', lane.least)
    .where('file_bytes', '<', lane.below)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Releases an import after its turn, or because the server stops: any process may claim it at once. */
export async function endTurn(database: Database, claim: Claim, now: Date): Promise<void> {
  await held(database, claim)
    .set({ claimed_by: null, leased_until: null, turn_at: now, tries: sql<number>`greatest(tries - 1, 0)` })
    .execute();
}

/** Releases an import after a fault: any process may claim it from that time on. */
export async function releaseClaim(database: Database, claim: Claim, until: Date): Promise<void> {
  await held(database, claim).set({ claimed_by: null, leased_until: until, turn_at: until }).execute();
}

export async function recordSheet(
  database: Database,
  claim: Claim,
  { sheet, total }: { sheet: ImportedSheet; total: number },
): Promise<void> {
  await held(database, claim)
    .set({ sheet: storableJson(sheet), total })
    .execute();
}

export interface PartCounts {
  /** The last row before this part, and of it. */
  after: number;
  lastRow: number;
  read: number;
  saved: number;
  changed: number;
  repeated: number;
  refused: number;
}

/**
 * Adds a part to the counts, in the transaction that stores it.
 * @returns false if another process has the import or has stored this part: then this transaction must not commit
 */
export async function recordPart(
  transaction: InTransaction,
  claim: Claim,
  { after, lastRow, ...counts }: PartCounts,
): Promise<boolean> {
  const { numUpdatedRows } = await held(transaction, claim)
    .where('last_row', '=', after)
    .set((run) => ({
      last_row: lastRow,
      read: run('read', '+', counts.read),
      saved: run('saved', '+', counts.saved),
      changed: run('changed', '+', counts.changed),
      repeated: run('repeated', '+', counts.repeated),
      refused: run('refused', '+', counts.refused),
      tries: 0,
    }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Ends an import and notifies who started it. Its file is deleted unless it failed, so that it can be continued, or has refused
 * rows, so that it can be returned with their errors.
 */
export async function endRun(
  database: Database,
  claim: Claim,
  { failure, now }: { failure: ImportFailure | null; now: Date },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const run = await held(transaction, claim)
      .set({
        state: failure ? 'failed' : 'done',
        failure: failure && storableJson(failure),
        finished_at: now,
        claimed_by: null,
        leased_until: null,
      })
      .returning([
        'import_id',
        'kind',
        'classroom_id',
        'file_name',
        'created_by',
        'saved',
        'changed',
        'repeated',
        'refused',
        'failure',
      ])
      .executeTakeFirst();
    if (!run) return;
    await notifyOfImport(transaction, run, now);
    if (failure || run.refused > 0) return;
    const { importId } = claim;
    await transaction.deleteFrom('import_file').where('import_id', '=', importId).execute();
    const forgotten = { options: sql<string>`'{}'::jsonb` };
    await transaction.updateTable('import_run').set(forgotten).where('import_id', '=', importId).execute();
  });
}
