import { sql } from 'kysely';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';

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
    where follower.topic_id = ${topicId} and (topic.audience = 'system' or person.role = 'super-admin'
      or person.company_id = topic.company_id or person.id = topic.created_by)`;
}

/** When somebody has accepted the rules of the forum. */
export async function rulesAcceptedAt(database: Database, userId: string): Promise<Date | null> {
  const member = await database
    .selectFrom('forum_member')
    .select('rules_accepted_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member?.rules_accepted_at ?? null;
}

/** Accepts the rules; the first time counts. */
export async function acceptRules(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .insertInto('forum_member')
    .values({ user_id: userId, rules_accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Somebody with new replies in followed topics. */
export interface DigestReader {
  id: string;
  name: string;
  email: string;
  lang: 'vi' | 'en';
  topics: { id: string; title: string; replies: number }[];
}

/** Who follows topics with replies by others between two times, and wants the mail; ordered by id, after the one given. */
export async function listDigestReaders(
  database: Database,
  { after, limit, since, until }: { after: string; limit: number; since: Date; until: Date },
): Promise<DigestReader[]> {
  const { rows } = await sql<DigestReader>`
    select person.id, person.name, person.email, person.lang,
      json_agg(json_build_object('id', news.topic_id::text, 'title', news.title, 'replies', news.replies)
        order by news.replies desc, news.topic_id) as topics
    from (
      select follower.user_id, topic.id as topic_id, topic.name as title, count(*)::int as replies
      from forum_reply reply
      join forum_topic topic on topic.id = reply.topic_id and topic.status = 'published' and topic.deleted_at is null
      join forum_follower follower on follower.topic_id = topic.id and follower.user_id <> reply.user_id
        and follower.since <= reply.created_at
      join user_account reader on reader.id = follower.user_id
      where reply.created_at >= ${since} and reply.created_at < ${until} and reply.deleted_at is null
        and follower.user_id > ${after} and ${ofLiveUnit('topic.company_id')}
        and (topic.audience = 'system' or reader.role = 'super-admin' or reader.company_id = topic.company_id
          or reader.id = topic.created_by)
      group by follower.user_id, topic.id, topic.name
    ) news
    join user_account person on person.id = news.user_id and person.status = 'active'
      and coalesce(person.metas ->> 'mail_forum', 'on') <> 'off' and ${ofLiveUnit('person.company_id')}
    group by person.id
    order by person.id
    limit ${limit}`.execute(database);
  return rows;
}
