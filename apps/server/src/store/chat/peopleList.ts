import { sql } from 'kysely';
import type { ChatContact, Role } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';
import { idOf, valueConditions } from '../lists/fieldConditions.ts';
import { totalOf } from '../lists/totalOf.ts';
import { joinLastMessage, lastMessageColumns, lastMessageOf, type LastMessageRow } from './lastMessage.ts';
import { isOnline } from './presence.ts';
import { isReached } from './reach.ts';
import { unreadOf } from './reading.ts';

/** A row without what the rules say about it. */
export type ListedPerson = Omit<ChatContact, 'may_write' | 'why_not'>;

interface PersonRow extends LastMessageRow {
  id: string;
  name: string;
  avatar: string | null;
  role: Role;
  is_online: boolean;
  count_unread: number;
  last_number: number;
  seen_number: number;
}

export interface ChatListQuery {
  keyword?: string | undefined;
  /** This one alone. */
  is_bubble?: string | undefined;
  page: number;
  limit: number;
}

interface Context {
  caller: Caller;
  now: Date;
}

/**
 * The people with whom the caller has a conversation, the newest first. A search, or the bubble of one, also finds those whom the
 * caller reaches and has not yet written to.
 */
export async function listPeople(
  database: Database,
  { keyword = '', is_bubble, page, limit }: ChatListQuery,
  { caller, now }: Context,
): Promise<{ rows: ListedPerson[]; total: number }> {
  const me = caller.id;
  const own = sql`(select conversation.id, last_number, last_at, case when direct_low = ${me} then direct_high else direct_low end as person_id
    from conversation_member join conversation on conversation.id = conversation_member.conversation_id
    where conversation_member.user_id = ${me} and direct_low is not null and last_number > 0)`;
  const asksForOthers = keyword.trim() !== '' || is_bubble !== undefined;
  const conditions = [
    asksForOthers ? sql`(own.id is not null or ${isReached(caller)})` : sql`own.id is not null`,
    valueConditions.text('user_account.name_words', [keyword]),
    is_bubble === undefined ? sql`true` : sql`user_account.id = ${idOf(is_bubble)}`,
  ];
  const from = sql`from user_account left join ${own} own on own.person_id = user_account.id
    where ${sql.join(conditions, sql` and `)}`;
  const { rows } = await sql<PersonRow>`with page as materialized (
      select user_account.id as person_id, own.id as own_id
      ${from} order by own.last_at desc nulls last, user_account.sort_key, user_account.id
      limit ${limit} offset ${(page - 1) * limit})
    select person.id::text, person.name, person.avatar, person.role, ${isOnline('person.id', now)} as is_online,
      coalesce(${unreadOf}, 0) as count_unread, coalesce(conversation.last_number, 0) as last_number,
      coalesce(member.seen_number, 0) as seen_number, ${lastMessageColumns}
    from page join user_account person on person.id = page.person_id
      left join conversation on conversation.id = page.own_id
      left join conversation_member member on member.conversation_id = conversation.id and member.user_id = ${me}
      ${joinLastMessage}
    order by conversation.last_at desc nulls last, person.sort_key, person.id`.execute(database);
  return { rows: rows.map(shown), total: await totalOf(database, from, { page, limit, shown: rows.length }) };
}

function shown(row: PersonRow): ListedPerson {
  const { id, name, avatar, role, is_online, count_unread, last_number, seen_number } = row;
  return {
    id,
    name,
    avatar,
    role,
    is_online,
    is_seen: count_unread === 0,
    mess_last: lastMessageOf(row),
    count_unread,
    last_number,
    seen_number,
  };
}
