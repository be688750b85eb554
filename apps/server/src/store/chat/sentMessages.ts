import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';

/** The id of the message that this person has sent with this id. */
export async function findSent(
  database: Database | InTransaction,
  senderId: string,
  clientId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('message')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id;
}

interface NewMessage {
  conversation_id: string;
  sender_id: string;
  client_id: string;
  body: string;
  file_id: string | null;
}

/** Adds a message behind all others of its conversation, which is locked; returns its id. */
export async function insertMessage(
  transaction: InTransaction,
  { conversation_id, sender_id, client_id, body, file_id }: NewMessage,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`with place as (
      update conversation set last_number = last_number + 1, last_at = ${now}
      where id = ${conversation_id} returning last_number)
    insert into message (conversation_id, number, sender_id, client_id, body, file_id, created_at)
    select ${conversation_id}::bigint, last_number, ${sender_id}::bigint, ${client_id}::uuid, ${body}, ${file_id}::uuid,
      ${now}::timestamptz from place returning id::text`.execute(transaction);
  const [added] = rows;
  if (!added) throw new Error('A message was not stored.');
  return added.id;
}
