import { sql } from 'kysely';
import type { ChatGroup, ChatMember } from '@sen/api/contract/model';
import { chatLimits } from '@sen/domain/chat/chatLimits';
import { mayEditGroup, mayLeaveGroup, mayWriteToGroup } from '@sen/domain/chat/groupRules';
import type { Database } from '../database.ts';
import { idOf, valueConditions } from '../lists/fieldConditions.ts';
import { totalOf } from '../lists/totalOf.ts';
import { joinLastMessage, lastMessageColumns, lastMessageOf, type LastMessageRow } from './lastMessage.ts';
import type { ChatListQuery } from './peopleList.ts';
import { isOnline } from './presence.ts';
import { unreadOf } from './reading.ts';

/** The members that a row of the list names. */
const mostListed = 5;

interface GroupRow extends LastMessageRow {
  id: string;
  title: string;
  picture_file: string | null;
  classroom_id: string | null;
  users: ChatMember[];
  count_users: number;
  count_unread: number;
  last_number: number;
  seen_number: number;
  is_administrator: boolean;
  left_at: Date | null;
  left_title: string | null;
  created_at: Date;
}

const title = sql<string>`coalesce(conversation.title, classroom.name)`;

/** The first members of a group, its administrators first. */
const membersOf = (
  limit: number,
  now: Date,
) => sql`select coalesce(jsonb_agg(jsonb_build_object('id', id::text, 'name', name,
    'avatar', avatar, 'role', role, 'is_online', is_online, 'is_administrator', is_administrator)), '[]') as users
  from (select person.id, person.name, person.avatar, person.role, one.is_administrator, ${isOnline('person.id', now)} as is_online
    from conversation_member one join user_account person on person.id = one.user_id
    where one.conversation_id = conversation.id and one.left_at is null
    order by one.is_administrator desc, person.sort_key, person.id limit ${sql.lit(limit)}) listed`;

/** By the title that the person knows. */
const ownGroups = (me: string) => sql`from conversation_member member
  join conversation on conversation.id = member.conversation_id and conversation.direct_low is null
  left join classroom on classroom.id = conversation.classroom_id
  cross join lateral (select search_words(case when left_at is null then ${title} else left_title end) as words) named
  where member.user_id = ${me}`;

const inOrder = sql`left_at is not null, coalesce(left_at, last_at, conversation.created_at) desc, conversation.id desc`;

const rowsOf = (me: string, { listed, page }: { listed: number; page: ReturnType<typeof sql> }, now: Date) =>
  sql<GroupRow>`with page as materialized (${page})
    select conversation.id::text, ${title} as title, picture_file::text, conversation.classroom_id::text, listed.users,
      (select count(*) from conversation_member one
        where one.conversation_id = conversation.id and one.left_at is null)::int as count_users,
      ${unreadOf} as count_unread, coalesce(left_number, last_number) as last_number, seen_number, is_administrator,
      left_at, left_title, conversation.created_at, ${lastMessageColumns}
    from page join conversation on conversation.id = page.id
      join conversation_member member on member.conversation_id = conversation.id and member.user_id = ${me}
      left join classroom on classroom.id = conversation.classroom_id
      join lateral (${membersOf(listed, now)}) listed on true ${joinLastMessage}
    order by ${inOrder}`;

/** A person's groups, the one with the newest message first. Those that the person has left are found by their title, or asked for. */
export async function listGroups(
  database: Database,
  { keyword = '', is_bubble, page, limit }: ChatListQuery,
  { userId, now }: { userId: string; now: Date },
): Promise<{ rows: ChatGroup[]; total: number }> {
  const conditions = [
    keyword === '' && is_bubble === undefined ? sql`member.left_at is null` : sql`true`,
    valueConditions.text('named.words', [keyword]),
    is_bubble === undefined ? sql`true` : sql`conversation.id = ${idOf(is_bubble)}`,
  ];
  const from = sql`${ownGroups(userId)} and ${sql.join(conditions, sql` and `)}`;
  const ids = sql`select conversation.id ${from} order by ${inOrder}
    limit ${limit} offset ${(page - 1) * limit}`;
  const { rows } = await rowsOf(userId, { listed: mostListed, page: ids }, now).execute(database);
  return { rows: rows.map(shown), total: await totalOf(database, from, { page, limit, shown: rows.length }) };
}

/** A group that a person is a member of, with all its members; one of a class may have more than are named. */
export async function readGroup(
  database: Database,
  id: string,
  { userId, now }: { userId: string; now: Date },
): Promise<ChatGroup | undefined> {
  const ids = sql`select conversation.id ${ownGroups(userId)} and conversation.id = ${id}
    and left_at is null`;
  const { rows } = await rowsOf(userId, { listed: chatLimits.members.max, page: ids }, now).execute(database);
  return rows.map(shown)[0];
}

function shown(row: GroupRow): ChatGroup {
  const membership = {
    isOfClass: row.classroom_id !== null,
    isAdministrator: row.is_administrator,
    leftAt: row.left_at,
  };
  // Nothing of what the group has become since.
  const now =
    row.left_at === null
      ? row
      : { title: row.left_title ?? row.title, picture_file: null, users: [], count_users: 0 };
  return {
    id: row.id,
    title: now.title,
    picture: now.picture_file === null ? null : `/api/files/${now.picture_file}`,
    classroom_id: row.classroom_id,
    users: now.users,
    count_users: now.count_users,
    is_seen: row.count_unread === 0,
    mess_last: lastMessageOf(row),
    count_unread: row.count_unread,
    last_number: row.last_number,
    seen_number: row.seen_number,
    is_administrator: row.is_administrator,
    may_write: mayWriteToGroup(membership).allowed,
    may_edit: mayEditGroup(membership).allowed,
    // The last administrator is asked for the next one.
    may_leave: mayLeaveGroup(membership, { members: 0, administrators: 0, namesAdministrator: true }).allowed,
    created_at: row.created_at.toISOString(),
  };
}
