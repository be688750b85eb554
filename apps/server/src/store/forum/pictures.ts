import { type RawBuilder, sql } from 'kysely';
import { can } from '@sen/domain/access/can';
import { cleanMarkup, picturesOfMarkup } from '@sen/domain/text/markup';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import { isShownTo, readsUnpublishedOf } from './readTopics.ts';
import { isChangeShownTo } from './topicHistory.ts';

/**
 * Whether a `file` is a picture of a topic that the caller reads, or of a reply to it that is not deleted. One that the topic does not
 * show goes with the earlier texts that do.
 */
export function isForumPicture(caller: Caller): RawBuilder<boolean> {
  if (!can(caller.role, 'topic.view')) return sql<boolean>`false`;
  return sql<boolean>`(file.purpose = 'forum' and exists (select from forum_picture picture
    join forum_topic topic on topic.id = picture.topic_id
    left join forum_reply reply on reply.id = picture.reply_id
    where picture.file_id = file.id and reply.deleted_at is null and ${isShownTo(caller)}
      and (reply.id is not null or ${readsUnpublishedOf(caller)} or ${showsPicture('topic.content')}
        or exists (select from forum_change change where change.topic_id = topic.id and change.reply_id is null
          and ${isChangeShownTo(caller)} and ${showsPicture('change.content')}))))`;
}

/** The condition that a text shows a `picture`. */
const showsPicture = (
  content: 'topic.content' | 'change.content' | 'forum_change.content',
  picture = 'picture',
) => sql<boolean>`position(${sql.ref(`${picture}.file_id`)}::text in ${sql.ref(content)}) > 0`;

interface Post {
  topic_id: string;
  /** Null: the topic itself. */
  reply_id: string | null;
  /** The unit of the topic. */
  company_id: string;
}

const ofPost = ({ topic_id, reply_id }: Post) =>
  sql`topic_id = ${topic_id} and reply_id is not distinct from ${reply_id}::bigint`;

/**
 * Makes the pictures of a text those of its post: own ones that no other text has, or those that it has already. What neither the text nor
 * an earlier one shows any more is deleted.
 * @returns false when the text shows others; the transaction is then to be rolled back
 */
export async function takePostPictures(
  transaction: InTransaction,
  post: Post,
  content: string,
  { id: authorId }: Pick<Caller, 'id'>,
): Promise<boolean> {
  const { topic_id, reply_id, company_id } = post;
  const shown = [...new Set(picturesOfMarkup(cleanMarkup(content)).map(({ id }) => id))];
  await sql`with taken as (
      update file set owner_id = null, company_id = ${company_id} where id = any(${shown}::uuid[])
        and purpose = 'forum' and owner_id = ${authorId} returning id)
    insert into forum_picture (file_id, topic_id, reply_id)
    select id, ${topic_id}::bigint, ${reply_id}::bigint from taken`.execute(transaction);
  const { rows } = await sql<{
    file_id: string;
  }>`select file_id::text from forum_picture where ${ofPost(post)}`.execute(transaction);
  const known = rows.map(({ file_id }) => file_id);
  if (!shown.every((id) => known.includes(id))) return false;
  const left = known.filter((id) => !shown.includes(id));
  if (left.length > 0)
    await sql`delete from forum_picture where file_id = any(${left}::uuid[])
      and not exists (select from forum_change where ${ofPost(post)}
        and ${showsPicture('forum_change.content', 'forum_picture')})`.execute(transaction);
  // A topic moves to another unit with its theme.
  await sql`update file set company_id = ${company_id} from forum_picture
    where forum_picture.file_id = file.id and forum_picture.topic_id = ${topic_id}
      and file.company_id is distinct from ${company_id}::bigint`.execute(transaction);
  return true;
}

/** Deletes pictures that were uploaded before that time and that no text shows. */
export async function deleteUnusedPictures(database: Database, before: Date): Promise<void> {
  await database
    .deleteFrom('file')
    .where('purpose', '=', 'forum')
    .where('owner_id', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}
