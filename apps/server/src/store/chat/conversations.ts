import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';

/** A conversation with the membership of one person. */
export interface OwnConversation {
  id: string;
  company_id: string | null;
  classroom_id: string | null;
  is_direct: boolean;
  last_number: number;
  is_administrator: boolean;
  joined_number: number;
  seen_number: number;
  left_number: number | null;
  left_at: Date | null;
}

const columns = sql`conversation.id::text, conversation.company_id::text, conversation.classroom_id::text,
  conversation.direct_low is not null as is_direct, last_number, is_administrator, joined_number, seen_number, left_number, left_at`;

const pairOf = (one: string, other: string) =>
  sql`direct_low = least(${one}::bigint, ${other}::bigint) and direct_high = greatest(${one}::bigint, ${other}::bigint)`;

/** Whether it is locked: messages and members wait until the transaction ends. */
interface Reading {
  locks?: boolean;
}

/** Reads under the lock: a statement that waited for it would have the membership from before. */
async function findOwn(
  database: Database | InTransaction,
  { me, where }: { me: string; where: RawBuilder<unknown> },
  { locks = false }: Reading,
): Promise<OwnConversation | undefined> {
  const from = sql`from conversation join conversation_member member
    on member.conversation_id = conversation.id and member.user_id = ${me} where ${where}`;
  if (locks) await sql`select ${from} for update of conversation`.execute(database);
  const { rows } = await sql<OwnConversation>`select ${columns} ${from}`.execute(database);
  return rows[0];
}

/** The conversation of two people, for the first of them. */
export function findDirect(
  database: Database | InTransaction,
  [me, other]: readonly [string, string],
  reading: Reading = {},
): Promise<OwnConversation | undefined> {
  return findOwn(database, { me, where: pairOf(me, other) }, reading);
}

/** A group, or the group of a class, that a person is or was a member of. */
export function findGroup(
  database: Database | InTransaction,
  [me, id]: readonly [string, string],
  reading: Reading = {},
): Promise<OwnConversation | undefined> {
  return findOwn(database, { me, where: sql`conversation.id = ${id} and direct_low is null` }, reading);
}

/** The conversation of two people, made when it is missing, and locked. */
export async function takeDirect(
  transaction: InTransaction,
  caller: Pick<Caller, 'id' | 'company_id'>,
  other: Pick<Caller, 'id' | 'company_id'>,
  now: Date,
): Promise<OwnConversation> {
  const company_id = caller.company_id === other.company_id ? caller.company_id : null;
  const ids = [caller.id, other.id];
  await sql`with made as (
      insert into conversation (company_id, direct_low, direct_high, created_by, created_at)
      select ${company_id}::bigint, min(id), max(id), ${caller.id}::bigint, ${now}::timestamptz
      from unnest(${ids}::bigint[]) as person (id) on conflict do nothing returning id)
    insert into conversation_member (conversation_id, user_id, joined_at)
    select made.id, person.id, ${now}::timestamptz from made, unnest(${ids}::bigint[]) as person (id)`.execute(
    transaction,
  );
  const taken = await findDirect(transaction, [caller.id, other.id], { locks: true });
  if (!taken) throw new Error('A conversation was neither made nor found.');
  return taken;
}
