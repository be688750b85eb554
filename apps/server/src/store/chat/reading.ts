import { sql } from 'kysely';
import type { ChatSeen } from '@sen/api/contract/model';
import { chatLimits } from '@sen/domain/chat/chatLimits';
import type { Database } from '../database.ts';
import type { OwnConversation } from './conversations.ts';

/** How many messages of others a `member` of a `conversation` has not seen; those who have left read nothing new. */
export const unreadOf = sql<number>`(case when member.left_at is null and conversation.last_number > member.seen_number then
  (select count(*) from message where message.conversation_id = conversation.id
    and message.number > greatest(member.seen_number, member.joined_number) and message.sender_id <> member.user_id)
  else 0 end)::int`;

export interface UnreadCounts {
  count_unread: number;
  count_direct: number;
  count_groups: number;
}

/** What a person has not seen, in all conversations. */
export async function countUnread(database: Database, userId: string): Promise<UnreadCounts> {
  const { rows } = await sql<Omit<UnreadCounts, 'count_unread'>>`select
      coalesce(sum(unread) filter (where is_direct), 0)::int as count_direct,
      coalesce(sum(unread) filter (where not is_direct), 0)::int as count_groups
    from (select conversation.direct_low is not null as is_direct, ${unreadOf} as unread
      from conversation_member member join conversation on conversation.id = member.conversation_id
      where member.user_id = ${userId} and member.left_at is null
        and conversation.last_number > member.seen_number) own`.execute(database);
  const { count_direct, count_groups } = rows[0] ?? { count_direct: 0, count_groups: 0 };
  return { count_direct, count_groups, count_unread: count_direct + count_groups };
}

/** A member has seen the messages up to this number; never fewer than before. */
export async function markSeen(
  database: Database,
  id: string,
  userId: string,
  number: number,
): Promise<void> {
  await sql`update conversation_member member
    set seen_number = least(${number}::bigint, coalesce(left_number, conversation.last_number))
    from conversation where conversation.id = member.conversation_id and conversation.id = ${id}
      and member.user_id = ${userId}
      and member.seen_number < least(${number}::bigint, coalesce(left_number, conversation.last_number))`.execute(
    database,
  );
}

export interface Reading {
  /** What the member has not seen. */
  count_unread: number;
  /** Up to where the others have seen the messages; of nobody in a larger group. */
  seen: ChatSeen[];
}

/** How far a conversation is read, for one of its members. */
export async function readingOf(
  database: Database,
  { id }: OwnConversation,
  userId: string,
): Promise<Reading> {
  const { rows } = await sql<Reading>`select ${unreadOf} as count_unread, others.seen
    from conversation_member member join conversation on conversation.id = member.conversation_id,
      lateral (select case when count(*) > ${chatLimits.toldOfReading} then '[]' else
          coalesce(jsonb_agg(jsonb_build_object('user_id', person.id::text, 'number', one.seen_number,
            'user', jsonb_build_object('name', person.name, 'avatar', person.avatar)) order by person.id)
            filter (where person.id <> member.user_id), '[]') end as seen
        from (select user_id, seen_number from conversation_member
          where conversation_id = member.conversation_id and left_at is null limit ${chatLimits.toldOfReading + 1}) one
        join user_account person on person.id = one.user_id) others
    where conversation.id = ${id} and member.user_id = ${userId}`.execute(database);
  return rows[0] ?? { count_unread: 0, seen: [] };
}
