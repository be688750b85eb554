import { sql } from 'kysely';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';

/** Tables of what people order and a job works off. */
export type WorkTable = 'certificate_archive' | 'certificate_issuing';

/** Tries that ended with their process, or with a fault. */
const mostTries = 3;

export interface WorkClaim {
  id: string;
  by: string;
}

export interface Claiming {
  by: string;
  now: Date;
  leaseMs: number;
}

/** Takes the order that has waited longest, or whose process has died. @returns its id */
export async function claimWork(
  database: Database,
  table: WorkTable,
  { by, now, leaseMs }: Claiming,
): Promise<string | undefined> {
  const until = new Date(now.getTime() + leaseMs);
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set state = 'running', claimed_by = ${by}, leased_until = ${until}, tries = tries + 1
    where id = (select id from ${sql.table(table)} where state in ('waiting', 'running')
      and (leased_until is null or leased_until < ${now}) and ${ofLiveUnit(`${table}.company_id`)}
      order by created_at limit 1 for update skip locked)
    returning id::text`.execute(database);
  return rows[0]?.id;
}

/** Leaves an order to a later try. @param until null: to any process at once, because the server stops */
export async function releaseWork(
  database: Database,
  table: WorkTable,
  { id, by }: WorkClaim,
  until: Date | null,
): Promise<void> {
  const tries = until === null ? sql`greatest(tries - 1, 0)` : sql`tries`;
  await sql`
    update ${sql.table(table)} set state = 'waiting', claimed_by = null, leased_until = ${until}, tries = ${tries}
    where id = ${id} and claimed_by = ${by}`.execute(database);
}

interface Tried {
  tries: number;
}

/** Whether all tries before ended with their process. */
export const isOverTried = ({ tries }: Tried): boolean => tries > mostTries;

export const isLastTry = ({ tries }: Tried): boolean => tries >= mostTries;
