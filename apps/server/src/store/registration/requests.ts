import { sql } from 'kysely';
import type { OwnRequest, Query, RequestRow } from '@sen/api/contract/model';
import type { Approval } from '@sen/domain/approvals/mayDecide';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import type { Order, PageQuery } from '../lists/page.ts';
import { scopeOf } from '../lists/scope.ts';
import { type Filters, containsAnyText, idOf, type Times, betweenTimes } from '../lists/search.ts';

export type RequestField = NonNullable<Query<'listRequests'>['fieldName[]']>[number];
type RequestSort = NonNullable<Query<'listRequests'>['sort']>;

export interface RequestList extends PageQuery {
  caller: Caller;
  filters: Filters<RequestField>;
  times: Times<RequestField>;
  sort: RequestSort;
  order: Order;
}

/** An address that nobody confirmed may be anybody's: such a request is nobody's to see. */
function visibleRequests(database: Database, caller: Caller) {
  const scope = scopeOf(caller);
  return database
    .selectFrom('registration_request as request')
    .innerJoin('user_account as person', 'person.id', 'request.user_id')
    .where('person.status', '<>', 'inactive')
    .$if(scope !== null, (query) => query.where('request.company_id', '=', scope ?? '0'));
}

function lowerHoldsAny(column: string, searched: readonly string[]) {
  const patterns = searched.map((text) => `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`);
  return sql<boolean>`lower(${sql.ref(column)}) like any (${patterns})`;
}

function filteredRequests(database: Database, { caller, filters, times }: RequestList) {
  return visibleRequests(database, caller)
    .$if(filters.name !== undefined, (query) =>
      query.where(containsAnyText('person.name_fold', filters.name ?? [])),
    )
    .$if(filters.email !== undefined, (query) =>
      query.where(lowerHoldsAny('person.email', filters.email ?? [])),
    )
    .$if(filters.phone !== undefined, (query) =>
      query.where(lowerHoldsAny('person.phone', filters.phone ?? [])),
    )
    .$if(filters.kind !== undefined, (query) => query.where(sql`request.kind`, 'in', filters.kind))
    .$if(filters.status !== undefined, (query) => query.where(sql`request.status`, 'in', filters.status))
    .$if(filters.marketplace !== undefined, (query) =>
      query.where(sql`person.marketplace::text`, 'in', filters.marketplace),
    )
    .$if(filters.company_id !== undefined, (query) =>
      query.where('request.company_id', 'in', (filters.company_id ?? []).map(idOf)),
    )
    .$if(times.created_at !== undefined, (query) =>
      query.where(betweenTimes('request.created_at', times.created_at)),
    );
}

/** By `status` what waits stands on top, whichever way the rest goes. */
const waitsFirst = sql`case when request.status = 'pending' then 0 else 1 end`;

export async function listRequests(
  database: Database,
  list: RequestList,
): Promise<{ rows: RequestRow[]; total: number }> {
  const { sort, order, page, limit } = list;
  const filtered = filteredRequests(database, list);
  const { total } = await filtered.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await filtered
    .innerJoin('company', 'company.id', 'request.company_id')
    .leftJoin('classroom as asked', 'asked.id', 'request.asked_class_id')
    .leftJoin('classroom as placed', 'placed.id', 'request.placed_class_id')
    .leftJoin('user_account as decider', 'decider.id', 'request.decided_by')
    .select(['request.id', 'request.kind', 'request.status', 'request.note', 'request.reason'])
    .select([
      'request.created_at',
      'request.decided_at',
      'request.company_id',
      'company.name as company_name',
    ])
    .select(['person.id as user_id', 'person.name', 'person.avatar', 'person.email', 'person.phone'])
    .select(['person.date_of_birth', 'person.marketplace', 'decider.name as decided_by'])
    .select(['asked.id as asked_id', 'asked.name as asked_name'])
    .select(['placed.id as placed_id', 'placed.name as placed_name'])
    .$if(sort === 'status', (query) => query.orderBy(waitsFirst))
    .$if(sort === 'name', (query) => query.orderBy('person.sort_key', order))
    .$if(sort !== 'name', (query) => query.orderBy('request.created_at', order))
    .orderBy('request.id', order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    total,
    rows: rows.map(({ asked_id, asked_name, placed_id, placed_name, created_at, decided_at, ...row }) => ({
      ...row,
      asked_class: optionOf(asked_id, asked_name),
      placed_class: optionOf(placed_id, placed_name),
      created_at: created_at.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
    })),
  };
}

function optionOf(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}

export interface TakenRequest extends Approval {
  id: string;
  kind: 'account' | 'class';
  user_id: string;
  email: string;
  lang: 'vi' | 'en';
  company_name: string;
}

/** The requests with these ids that the caller sees; nobody else decides them in this transaction. */
export async function takeRequests(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<TakenRequest[]> {
  const taken = await visibleRequests(transaction, caller)
    .select('request.id')
    .where('request.id', 'in', ids)
    .orderBy('request.id')
    .forUpdate('request')
    .execute();
  if (taken.length === 0) return [];
  // Asked once they are held: what another administrator decided while this one waited is seen.
  return transaction
    .selectFrom('registration_request as request')
    .innerJoin('user_account as person', 'person.id', 'request.user_id')
    .innerJoin('company', 'company.id', 'request.company_id')
    .leftJoin('user_account as decider', 'decider.id', 'request.decided_by')
    .select(['request.id', 'request.kind', 'request.status', 'request.company_id', 'request.decided_at'])
    .select(['person.id as user_id', 'person.name', 'person.email', 'person.lang'])
    .select(['decider.name as decided_by', 'company.name as company_name'])
    .where(
      'request.id',
      'in',
      taken.map(({ id }) => id),
    )
    .orderBy('request.id')
    .execute();
}

export interface Decision {
  status: 'approved' | 'denied';
  placed_class_id?: string;
  reason?: string | null;
  decided_by: string;
  decided_at: Date;
}

export async function decideRequests(
  transaction: InTransaction,
  ids: readonly string[],
  decision: Decision,
): Promise<void> {
  await transaction.updateTable('registration_request').set(decision).where('id', 'in', ids).execute();
}

/** Lets people into a unit; those who belong to one already stay where they are. */
export async function admit(
  transaction: InTransaction,
  userIds: readonly string[],
  { company_id, now }: { company_id: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('user_account')
    .set({ company_id, admission: null, updated_at: now })
    .where('id', 'in', userIds)
    .where('admission', 'is not', null)
    .execute();
}

/** Tells apart who was denied from who still waits. */
export async function setAdmission(
  transaction: InTransaction,
  userIds: readonly string[],
  { admission, now }: { admission: 'pending' | 'denied'; now: Date },
): Promise<void> {
  await transaction
    .updateTable('user_account')
    .set({ admission, updated_at: now })
    .where('id', 'in', userIds)
    .where('admission', 'is not', null)
    .execute();
}

/** Asks; false when the same is asked already and not decided. */
export async function insertRequest(
  database: Database,
  request: {
    company_id: string;
    user_id: string;
    kind: 'account' | 'class';
    asked_class_id?: string | null;
    note?: string | null;
  },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto('registration_request')
    .values({ ...request, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** How it stands with a person's newest request for an account. */
export async function findOwnRequest(
  database: Database,
  userId: string,
): Promise<(OwnRequest & { company_id: string; takes_registrations: boolean }) | undefined> {
  const row = await database
    .selectFrom('registration_request as request')
    .innerJoin('company', 'company.id', 'request.company_id')
    .select(['request.status', 'request.reason', 'request.created_at', 'request.decided_at'])
    .select(['company.id as company_id', 'company.name as company_name', 'company.email'])
    .select('company.takes_registrations')
    .where('request.user_id', '=', userId)
    .where('request.kind', '=', 'account')
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    }
  );
}
