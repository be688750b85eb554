import { sql } from 'kysely';
import type { ChatLastMessage } from '@sen/api/contract/model';
import { messageType } from '@sen/domain/chat/messageType';

/** Characters of a list's line; each has up to two UTF-16 units. */
const shownCharacters = 100;

/** What is read of the newest message of a `member` in a `conversation`; all null when there is none. */
export const lastMessageColumns = sql`newest.id::text as message_id, newest.number as message_number,
  newest.sender_id::text as message_sender, newest_sender.name as message_sender_name, left(newest.body, ${sql.lit(shownCharacters)}) as message_body,
  newest.created_at as message_at, newest_file.name as message_file_name, newest_file.type as message_file_type`;

export const joinLastMessage = sql`left join message newest on newest.conversation_id = conversation.id
    and newest.number = coalesce(member.left_number, conversation.last_number) and newest.number > member.joined_number
  left join user_account newest_sender on newest_sender.id = newest.sender_id
  left join file newest_file on newest_file.id = newest.file_id`;

export interface LastMessageRow {
  message_id: string | null;
  message_number: number | null;
  message_sender: string | null;
  message_sender_name: string | null;
  message_body: string | null;
  message_at: Date | null;
  message_file_name: string | null;
  message_file_type: string | null;
}

export function lastMessageOf(row: LastMessageRow): ChatLastMessage | null {
  const { message_id: id, message_number: number, message_sender: sender_id, message_at } = row;
  if (id === null || number === null || sender_id === null || message_at === null) return null;
  const { message_file_name: name, message_file_type: type } = row;
  return {
    id,
    number,
    sender_id,
    sender_name: row.message_sender_name ?? '',
    body: row.message_body ?? '',
    type: messageType(name === null || type === null ? null : { name, type }),
    created_at: message_at.toISOString(),
  };
}
