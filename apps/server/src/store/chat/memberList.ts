import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { isOnline } from './presence.ts';

type Context = ListContext<'listChatMembers'>;

const members = (database: Database, { path }: Context) =>
  database
    .selectFrom('conversation_member as member')
    .innerJoin('user_account as person', 'person.id', 'member.user_id')
    .where('member.conversation_id', '=', path.id)
    .where('member.left_at', 'is', null);

/** The members of a group, its administrators first. */
export const memberList = defineList('listChatMembers', {
  from: members,
  id: 'person.id',
  unit: null,
  fields: {},
  sorts: { always: { by: () => sql`row(not member.is_administrator, person.sort_key)` } },
  select: (database: Database, context: Context) =>
    members(database, context)
      .select(['person.id', 'person.name', 'person.avatar', 'person.role', 'member.is_administrator'])
      .select(isOnline('person.id', context.now).as('is_online')),
  row: (found) => found,
});
