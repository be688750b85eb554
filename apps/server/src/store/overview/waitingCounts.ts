import { sql } from 'kysely';
import type { Waiting, WaitingCount } from '@sen/api/contract/model';
import { kindsDecidedBy } from '@sen/domain/approvals/kindsDecidedBy';
import type { Caller } from '../../auth/Caller.ts';
import { visibleGroups } from '../classes/classes.ts';
import type { Database } from '../database.ts';
import { scopeOf } from '../lists/scope.ts';
import { visibleRequests } from '../registration/requests.ts';
import { tallyMembers } from '../users/memberTally.ts';

/** Classes that the counts name; the rest is on the page of all submissions. */
const shownClasses = 8;

/** The pending requests that the caller may decide. */
export async function countRequests(database: Database, caller: Caller): Promise<WaitingCount> {
  const { count, oldest } = await visibleRequests(database, { caller })
    .where('request.status', '=', 'pending')
    .where(sql<boolean>`request.kind = any(${kindsDecidedBy(caller.role)}::text[])`)
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<Date | null>`min(request.created_at)`.as('oldest'))
    .executeTakeFirstOrThrow();
  return { count, oldest: oldest?.toISOString() ?? null };
}

/** The accounts of the caller's unit, or of all units, that were never activated. */
export async function countInactive(database: Database, caller: Caller): Promise<number> {
  return tallyMembers(database, { scope: scopeOf(caller), roles: [], statuses: [['inactive']] });
}

/** The attempts that wait for a mark, and their classes, longest wait first. */
export async function countSubmissions(
  database: Database,
  caller: Caller,
): Promise<Pick<Waiting, 'submissions' | 'classes'>> {
  const rows = await visibleGroups(database, { caller })
    .innerJoin('assignment', 'assignment.classroom_id', 'classroom.id')
    .innerJoin('attempt', 'attempt.assignment_id', 'assignment.id')
    .where('attempt.state', '=', 'submitted')
    .groupBy('classroom.id')
    .select(['classroom.id', 'classroom.name as classroom_name'])
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`(sum(count(*)) over ())::int`.as('total'))
    .select(sql<Date>`min(attempt.submitted_at)`.as('since'))
    .orderBy('since')
    .orderBy('classroom.id')
    .limit(shownClasses)
    .execute();
  const classes = rows.map(({ since, total: _total, ...row }) => ({ ...row, oldest: since.toISOString() }));
  const [first] = rows;
  return {
    submissions: { count: first?.total ?? 0, oldest: first?.since.toISOString() ?? null },
    classes,
  };
}
