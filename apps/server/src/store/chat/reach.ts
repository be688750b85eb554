import { type RawBuilder, sql } from 'kysely';
import type { Role } from '@sen/api/contract/model';
import { type ChatReceiver, type ChatRelation, type Reach, receiversOf } from '@sen/domain/chat/mayWriteTo';
import type { Caller } from '../../auth/Caller.ts';
import { classesOf } from '../classes/classesOf.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';

/** The units in which a person teaches. */
export const unitsTaughtBy = (
  personId: string | RawBuilder<unknown>,
) => sql`select classroom.company_id from classroom_teacher
  join classroom on classroom.id = classroom_teacher.classroom_id where classroom_teacher.user_id = ${personId}`;

const sharesClass = (personId: string) => sql<boolean>`(exists (select from (${classesOf(personId)}) mine
    join classroom_teacher other on other.classroom_id = mine.classroom_id where other.user_id = user_account.id)
  or exists (select from (${classesOf(personId)}) mine
    join classroom_student other on other.classroom_id = mine.classroom_id where other.user_id = user_account.id))`;

/** The same of a few accounts: their classes are looked up, rather than everybody of the person's own ones. */
const fewShareClass = (personId: string) => sql<boolean>`exists (select from (
    select classroom_id from classroom_teacher where user_id = user_account.id
    union all select classroom_id from classroom_student where user_id = user_account.id) theirs
  where theirs.classroom_id in (${classesOf(personId)}))`;

const sameUnit = ({ company_id }: Caller) =>
  sql<boolean>`coalesce(user_account.company_id = ${company_id}::bigint, false)`;

const teachesInUnit = (personId: string) =>
  sql<boolean>`coalesce(user_account.company_id in (${unitsTaughtBy(personId)}), false)`;

const within: Record<Exclude<Reach, 'nobody'>, (caller: Caller) => RawBuilder<boolean>> = {
  anywhere: () => sql<boolean>`true`,
  unit: sameUnit,
  class: ({ id }) => sharesClass(id),
  classUnits: (caller) =>
    sql<boolean>`(${sameUnit(caller)} or ${teachesInUnit(caller.id)} or ${sharesClass(caller.id)})`,
};

/** Whether the caller reaches a `user_account` that can be written to, by the table of `mayWriteTo`. */
export function isReached(caller: Caller): RawBuilder<boolean> {
  const reached = receiversOf(caller.role).map(
    ({ reach, roles }) =>
      sql<boolean>`(user_account.role in (${sql.join(roles)}) and ${within[reach](caller)})`,
  );
  return sql<boolean>`(user_account.id <> ${caller.id} and user_account.status = 'active'
    and user_account.admission is null and ${ofLiveUnit('user_account.company_id')}
    and (${sql.join(reached, sql` or `)}))`;
}

/** Those of these people whom the caller reaches. */
export async function reachedAmong(
  database: Database | InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('user_account')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where(isReached(caller))
    .execute();
  return rows.map(({ id }) => id);
}

/** Somebody whom the caller may want to write to, with what they have in common. */
export interface Acquaintance extends ChatRelation, ChatReceiver {
  role: Role;
  company_id: string | null;
}

/**
 * What `mayWriteTo` needs of these people; those of deleted units are not known. A polled statement: the ids go through a subquery, so
 * that PostgreSQL expects as many of them whatever they are, and keeps one plan rather than making it anew each time, which takes
 * ten times as long as running it.
 */
export async function acquaintances(
  database: Database | InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<Map<string, Acquaintance>> {
  if (ids.length === 0) return new Map();
  const me = caller.id;
  const { rows } = await sql<Acquaintance>`select user_account.id::text, role, company_id::text,
      case when status = 'locked' then 'locked' when status = 'inactive' or admission is not null then 'notReady'
        else 'active' end as state,
      ${sameUnit(caller)} as "sameUnit", ${fewShareClass(me)} as "sharesClass", ${teachesInUnit(me)} as "teachesInUnit",
      coalesce(${caller.company_id}::bigint in (${unitsTaughtBy(sql.ref('user_account.id'))}), false) as "isTaughtInUnit",
      exists (select from message where message.sender_id = user_account.id and message.conversation_id = (
        select conversation.id from conversation where direct_low = least(user_account.id, ${me}::bigint)
          and direct_high = greatest(user_account.id, ${me}::bigint))) as "hasWritten"
    from user_account where user_account.id = any(array(select unnest(${[...ids]}::bigint[])))
      and ${ofLiveUnit('user_account.company_id')}`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
