import { type RawBuilder, sql } from 'kysely';
import type { ChatMessage } from '@sen/api/contract/model';
import { messageType } from '@sen/domain/chat/messageType';
import type { Database } from '../database.ts';
import type { OwnConversation } from './conversations.ts';

interface MessageRow {
  id: string;
  number: number;
  client_id: string;
  sender_id: string;
  direct_low: string | null;
  direct_high: string | null;
  conversation_id: string;
  body: string;
  file_id: string | null;
  file_name: string | null;
  file_type: string | null;
  file_size: string | null;
  created_at: Date;
  sender_name: string;
  sender_avatar: string | null;
  /** Null where readers are not told. */
  reader: ChatMessage['reader'] | null;
  count_readers: number | null;
}

/** The readers that an answer names; it counts all. */
const mostReaders = 20;

/** Those who have seen a message, without its sender. */
const hasRead = sql`member.conversation_id = message.conversation_id and member.seen_number >= message.number
  and member.joined_number < message.number and member.user_id <> message.sender_id`;

/** Only those who are named are looked up: a class has thousands of members. */
const readers = sql`select (select count(*)::int from conversation_member member where ${hasRead}) as count_readers,
    coalesce(jsonb_agg(jsonb_build_object('user_id', person.id::text,
      'user', jsonb_build_object('name', person.name, 'avatar', person.avatar)) order by person.id), '[]') as reader
  from (select member.user_id from conversation_member member where ${hasRead}
    order by member.user_id limit ${sql.lit(mostReaders)}) few join user_account person on person.id = few.user_id`;

/**
 * Messages with their readers.
 * @param tellsReaders false for who has left: when somebody has read is not kept, and what others do since then is not told
 */
const select = (
  rest: RawBuilder<unknown>,
  tellsReaders: RawBuilder<boolean>,
) => sql<MessageRow>`select message.id::text, message.number,
    message.client_id::text, message.sender_id::text, direct_low::text, direct_high::text, conversation.id::text as conversation_id,
    message.body, file.id::text as file_id, file.name as file_name, file.type as file_type, file.size::text as file_size,
    message.created_at, sender.name as sender_name, sender.avatar as sender_avatar, readers.reader, readers.count_readers
  from message join conversation on conversation.id = message.conversation_id
    join user_account sender on sender.id = message.sender_id
    left join file on file.id = message.file_id
    left join lateral (${readers}) readers on ${tellsReaders} ${rest}`;

function shown(row: MessageRow): ChatMessage {
  const { id, number, client_id, sender_id, body, reader, count_readers } = row;
  const isDirect = row.direct_low !== null;
  const file =
    row.file_id === null || row.file_name === null || row.file_type === null
      ? null
      : { id: row.file_id, name: row.file_name, size: Number(row.file_size), media_type: row.file_type };
  return {
    id,
    number,
    client_id,
    sender_id,
    receiver_id: isDirect ? (row.direct_low === sender_id ? row.direct_high : row.direct_low) : null,
    conversation_id: isDirect ? null : row.conversation_id,
    body,
    type: messageType(file && { name: file.name, type: file.media_type }),
    file,
    created_at: row.created_at.toISOString(),
    sender: { name: row.sender_name, avatar: row.sender_avatar },
    reader: reader ?? [],
    count_readers: count_readers ?? 0,
  };
}

/** One message of a person, as it was stored. */
export async function findMessage(
  database: Database,
  id: string,
  senderId: string,
): Promise<ChatMessage | undefined> {
  const isMember = sql<boolean>`exists (select from conversation_member own
    where own.conversation_id = conversation.id and own.user_id = ${senderId} and own.left_at is null)`;
  const { rows } = await select(sql`where message.id = ${id}`, isMember).execute(database);
  return rows.map(shown)[0];
}

/** Whether a person reads a message: sent after joining its conversation, and before leaving it. */
export async function isReadBy(database: Database, id: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from message
    join conversation_member member on member.conversation_id = message.conversation_id and member.user_id = ${userId}
    where message.id = ${id} and message.number > member.joined_number
      and message.number <= coalesce(member.left_number, message.number)`.execute(database);
  return rows.length > 0;
}

interface Wanted {
  before?: number | undefined;
  since?: number | undefined;
  limit: number;
}

export interface MessagePage {
  data: ChatMessage[];
  has_older: boolean;
  has_newer: boolean;
}

/** A part of the messages that a member reads, oldest first: the newest ones, those before a number, or those since one. */
export async function readMessages(
  database: Database,
  { id, joined_number, last_number, left_number }: OwnConversation,
  { before, since, limit }: Wanted,
): Promise<MessagePage> {
  const last = left_number ?? last_number;
  const from = Math.max(joined_number, since ?? 0);
  const to = before === undefined ? last : Math.min(last, before - 1);
  if (from >= to) return { data: [], has_older: from > joined_number, has_newer: to < last };
  const order = since === undefined ? sql`desc` : sql`asc`;
  const part = sql`where message.conversation_id = ${id} and message.number > ${from}::bigint
    and message.number <= ${to}::bigint order by message.number ${order} limit ${limit}`;
  const { rows } = await select(part, left_number === null ? sql`true` : sql`false`).execute(database);
  const data = rows.map(shown);
  if (since === undefined) data.reverse();
  const [first] = data;
  const newest = data.at(-1);
  return {
    data,
    has_older: first === undefined ? from > joined_number : first.number > joined_number + 1,
    has_newer: newest === undefined ? to < last : newest.number < last,
  };
}
