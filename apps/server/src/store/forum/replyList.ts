import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { replyRows, shownReply } from './replies.ts';

/** The replies to a topic, which the caller reads. */
export const replyList = defineList('listReplies', {
  from: (database: Database, { path }: ListContext<'listReplies'>) =>
    database.selectFrom('forum_reply as reply').where('reply.topic_id', '=', path.id),
  id: 'reply.id',
  unit: null,
  fields: {},
  sorts: { always: 'reply.id' },
  select: (database: Database) => replyRows(database),
  row: (row, { caller }) => shownReply(row, caller),
});
