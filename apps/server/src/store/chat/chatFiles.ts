import { type RawBuilder, sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';

/** Whether a `file` is that of a message which the person reads, or the picture of a group that the person is in. */
export const isChatFile = (personId: string): RawBuilder<boolean> => sql<boolean>`(
  (file.purpose = 'chat' and exists (select from message
    join conversation_member member on member.conversation_id = message.conversation_id and member.user_id = ${personId}
    where message.file_id = file.id and message.number > member.joined_number
      and message.number <= coalesce(member.left_number, message.number)))
  or (file.purpose = 'chatPicture' and exists (select from conversation
    join conversation_member member on member.conversation_id = conversation.id and member.user_id = ${personId}
    where conversation.picture_file = file.id and member.left_at is null)))`;

/** The bytes of the files that a person has sent, in all conversations. */
export async function chatStorageOf(database: Database | InTransaction, userId: string): Promise<number> {
  const { rows } = await sql<{ used: string }>`select coalesce(sum(file.size), 0)::text as used
    from message join file on file.id = message.file_id where message.sender_id = ${userId}`.execute(
    database,
  );
  return Number(rows[0]?.used ?? 0);
}
