import { sql } from 'kysely';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';
import { isReadBy } from './followers.ts';

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
        and ${isReadBy('reader')}
      group by follower.user_id, topic.id, topic.name
    ) news
    join user_account person on person.id = news.user_id and person.status = 'active'
      and coalesce(person.metas ->> 'mail_forum', 'on') <> 'off' and ${ofLiveUnit('person.company_id')}
    group by person.id
    order by person.id
    limit ${limit}`.execute(database);
  return rows;
}
