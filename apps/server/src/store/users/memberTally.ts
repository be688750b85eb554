import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { inScope, type Scope } from '../lists/scope.ts';

interface Tallied {
  scope: Scope;
  company_id?: readonly string[] | undefined;
  /** Each list narrows the count. */
  roles: readonly (readonly string[] | undefined)[];
  statuses: readonly (readonly string[] | undefined)[];
}

/** The number of members with these units, roles and statuses, without reading the accounts themselves. */
export async function tallyMembers(
  database: Database,
  { scope, company_id, roles, statuses }: Tallied,
): Promise<number> {
  let query = database
    .selectFrom('member_tally')
    .select(sql<number>`coalesce(sum(change), 0)::int`.as('total'))
    .where(inScope('company_id', scope))
    .$if(company_id !== undefined, (tallies) => tallies.where('company_id', 'in', company_id ?? []));
  for (const list of roles) if (list) query = query.where('role', 'in', list);
  for (const list of statuses) if (list) query = query.where('status', 'in', list);
  return (await query.executeTakeFirstOrThrow()).total;
}

/** Compacts the tally, so that a count reads only a few rows. */
export async function gatherTallies(database: Database): Promise<void> {
  await sql`with gone as (delete from member_tally returning company_id, role, status, change)
    insert into member_tally (company_id, role, status, change)
    select company_id, role, status, sum(change)::int from gone group by 1, 2, 3 having sum(change) <> 0`.execute(
    database,
  );
}
