import { type RawBuilder, sql } from 'kysely';
import type { InTransaction } from '../database.ts';

/** The condition that a published `topic` is open to a person: `mayReadTopic` for an alias of `user_account`. */
export const isReadBy = (person: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${person}.${name}`);
  return sql<boolean>`(topic.audience = 'system' or ${column('role')} = 'super-admin'
    or ${column('company_id')} = topic.company_id or ${column('id')} = topic.created_by)`;
};

/** Follows a topic, or no longer. */
export async function setFollowed(
  transaction: InTransaction,
  follower: { topic_id: string; user_id: string },
  followed: boolean,
  now: Date,
): Promise<void> {
  if (followed)
    await transaction
      .insertInto('forum_follower')
      .values({ ...follower, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await transaction
      .deleteFrom('forum_follower')
      .where('topic_id', '=', follower.topic_id)
      .where('user_id', '=', follower.user_id)
      .execute();
}

/** For `notify`: who follows a topic and may read it; who has moved to another unit since may not. */
export function followersOf(topicId: string) {
  return sql`select follower.user_id from forum_follower follower
    join forum_topic topic on topic.id = follower.topic_id
    join user_account person on person.id = follower.user_id
    where follower.topic_id = ${topicId} and ${isReadBy('person')}`;
}
