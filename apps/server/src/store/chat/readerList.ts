import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';

/** Those who have seen a message, without its sender; nobody for who has left the conversation. */
export const readerList = defineList('listMessageReaders', {
  from: (database: Database, { path, caller }: ListContext<'listMessageReaders'>) =>
    database
      .selectFrom('message')
      .innerJoin('conversation_member as member', 'member.conversation_id', 'message.conversation_id')
      .innerJoin('conversation_member as own', 'own.conversation_id', 'message.conversation_id')
      .innerJoin('user_account', 'user_account.id', 'member.user_id')
      .where('message.id', '=', path.id)
      .where('own.user_id', '=', caller.id)
      .where('own.left_at', 'is', null)
      .where(
        sql<boolean>`(member.seen_number >= message.number and member.joined_number < message.number
          and member.user_id <> message.sender_id)`,
      ),
  id: 'user_account.id',
  unit: null,
  fields: {},
  sorts: { always: 'user_account.given_name_key' },
  select: (database: Database) =>
    database
      .selectFrom('user_account')
      .select(['user_account.id as user_id', 'user_account.name', 'user_account.avatar']),
  row: ({ user_id, name, avatar }) => ({ user_id, user: { name, avatar } }),
});
