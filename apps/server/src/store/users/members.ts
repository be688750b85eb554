import { type OrderByItemBuilder, sql } from 'kysely';
import type { Member, MemberRow, MemberStatus, Query, Role } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';
import { memberInUse, visibleMembers } from './memberAccess.ts';
import { tallyMembers } from './memberTally.ts';
import type { Order, PageQuery } from '../lists/page.ts';
import { scopeOf } from '../lists/scope.ts';
import { type Filters, containsAnyText, idOf, type Times, betweenTimes } from '../lists/search.ts';

export type MemberField = NonNullable<Query<'listMembers'>['fieldName[]']>[number];
type MemberSort = NonNullable<Query<'listMembers'>['sort']>;

export interface MemberList extends PageQuery, MemberOrder {
  caller: Caller;
  filters: Filters<MemberField>;
  times: Times<MemberField>;
  /** What the list is of, whatever its filters say; all when undefined. */
  roles?: readonly Role[] | undefined;
  status?: MemberStatus | undefined;
}

interface MemberOrder {
  sort: MemberSort;
  order: Order;
}

type WholeList = Omit<MemberList, keyof PageQuery>;

const sortColumns = {
  name: 'user_account.sort_key',
  created_at: 'user_account.created_at',
  last_login_at: 'user_account.last_login_at',
  role: 'user_account.role',
} as const;

/** Codes and addresses have no Vietnamese marks: they are searched as they are, in small letters. */
function lowerHoldsAny(column: string, searched: readonly string[]) {
  return sql<boolean>`(${sql.join(
    searched.map((text) => {
      const pattern = `%${text
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[\\%_]/g, '\\$&')}%`;
      return sql<boolean>`lower(${sql.ref(column)}) like ${pattern}`;
    }),
    sql` or `,
  )})`;
}

const textFields = ['email', 'username', 'phone', 'membership_code'] as const;

function filteredMembers(database: Database, { caller, filters, times, roles, status }: WholeList) {
  let query = visibleMembers(database, caller)
    .$if(filters.name !== undefined, (found) =>
      found.where(containsAnyText('user_account.name_fold', filters.name ?? [])),
    )
    .$if(filters.role !== undefined, (found) => found.where(sql`user_account.role`, 'in', filters.role))
    .$if(filters.status !== undefined, (found) => found.where(sql`user_account.status`, 'in', filters.status))
    .$if(filters.company_id !== undefined, (found) =>
      found.where('user_account.company_id', 'in', (filters.company_id ?? []).map(idOf)),
    )
    .$if(times.created_at !== undefined, (found) =>
      found.where(betweenTimes('user_account.created_at', times.created_at)),
    )
    .$if(roles !== undefined && roles.length > 0, (found) =>
      found.where('user_account.role', 'in', roles ?? []),
    )
    .$if(status !== undefined, (found) => found.where('user_account.status', '=', status ?? 'active'));
  for (const field of textFields) {
    const searched = filters[field];
    if (searched) query = query.where(lowerHoldsAny(`user_account.${field}`, searched));
  }
  return query;
}

async function counted(filtered: ReturnType<typeof filteredMembers>): Promise<number> {
  const { total } = await filtered.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return total;
}

/** The number without counting, where a list is narrowed by unit, role and status alone. */
async function tallied(database: Database, list: WholeList): Promise<number | undefined> {
  const { caller, filters, times, roles, status } = list;
  const seesAll = caller.role === 'super-admin' || caller.role === 'admin';
  const isNarrower = filters.name ?? textFields.find((field) => filters[field]) ?? times.created_at;
  if (!seesAll || isNarrower !== undefined) return undefined;
  return tallyMembers(database, {
    scope: scopeOf(caller),
    company_id: filters.company_id?.map(idOf),
    roles: [filters.role, roles?.length ? roles : undefined],
    statuses: [filters.status, status && [status]],
  });
}

/** The ids of a list in its order. */
function orderedIds(database: Database, list: WholeList) {
  const { sort, order } = list;
  // Who never signed in is the one whose last sign-in is the longest ago.
  // Said of that column alone: an index is not walked in an order of nulls that it has not got.
  const ordered = (by: OrderByItemBuilder) => {
    const one = order === 'desc' ? by.desc() : by.asc();
    if (sort !== 'last_login_at') return one;
    return order === 'desc' ? one.nullsLast() : one.nullsFirst();
  };
  return filteredMembers(database, list)
    .select('user_account.id')
    .orderBy(sortColumns[sort], ordered)
    .orderBy('user_account.id', order);
}

/** Only ids are walked over to a late page, in the order of an index; the ten rows are fetched by them. */
export async function listMembers(
  database: Database,
  list: MemberList,
): Promise<{ rows: MemberRow[]; total: number }> {
  const { page, limit } = list;
  const total = (await tallied(database, list)) ?? (await counted(filteredMembers(database, list)));
  const ids = await orderedIds(database, list)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    total,
    rows: await memberRows(
      database,
      ids.map(({ id }) => id),
    ),
  };
}

/** The ids of a whole list in its order, so many at most. */
export async function memberIds(database: Database, list: WholeList, limit: number): Promise<string[]> {
  return (await orderedIds(database, list).limit(limit).execute()).map(({ id }) => id);
}

/** The rows of these members, in the order of the ids; who is gone meanwhile is left out. */
export async function memberRows(database: Database, ids: readonly string[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('user_account')
    .leftJoin('company', 'company.id', 'user_account.company_id')
    .select(['user_account.id', 'user_account.name', 'user_account.email', 'username', 'role', 'status'])
    .select(['user_account.phone', 'membership_code', 'company.name as company_name', 'avatar', 'two_factor'])
    .select(['last_login_at', 'user_account.created_at'])
    .where(sql<boolean>`user_account.id = any(${[...ids]}::bigint[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined
      ? []
      : [
          {
            ...row,
            last_login_at: row.last_login_at?.toISOString() ?? null,
            created_at: row.created_at.toISOString(),
            // The list holds nobody whom its caller may not open.
            is_view: true,
          },
        ];
  });
}

export async function findMember(
  database: Database,
  id: string,
  caller: Caller,
): Promise<Member | undefined> {
  const row = await visibleMembers(database, caller)
    .leftJoin('company', 'company.id', 'user_account.company_id')
    .select(['user_account.id', 'user_account.name', 'first_name', 'user_account.email', 'username', 'role'])
    .select(['status', 'company_id', 'company.name as company_name', 'user_account.phone', 'sex'])
    .select(['date_of_birth', 'user_account.address', 'membership_code', 'employee_code', 'title'])
    .select(['department', 'school', 'avatar', 'bg_img', 'lang', 'two_factor', 'must_change_password'])
    .select(['last_login_at', 'user_account.created_at', 'user_account.updated_at'])
    .select(memberInUse.as('in_use'))
    .where('user_account.id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      last_login_at: row.last_login_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }
  );
}
