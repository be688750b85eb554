import { sql } from 'kysely';
import { shorten } from '@sen/domain/text/shorten';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import { factCondition, idOf, valueConditions } from '../lists/fieldConditions.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { isDeletedFor, isFollowedBy, isOpenTo, topicRows } from './readTopics.ts';
import { openReportCount } from './reports.ts';

type Context = ListContext<'listTopics'>;

const excerptLength = 180;

const ownFields = (column: 'name_words' | 'content_words', values: readonly string[]) =>
  valueConditions.text(`topic.${column}`, values);

/** The topics that the caller reads. */
export const topicList = defineList('listTopics', {
  from: (database: Database, { caller, query: { view } }: Context) =>
    database
      .selectFrom('forum_topic as topic')
      .innerJoin('user_account as author', 'author.id', 'topic.created_by')
      .$if(view === 'own', (query) =>
        query
          .where('topic.created_by', '=', caller.id)
          .where('topic.deleted_at', 'is', null)
          .where(ofLiveUnit('topic.company_id')),
      )
      .$if(view === 'deleted', (query) => query.where(isDeletedFor(caller)))
      .$if(view === 'all' || view === 'followed', (query) => query.where(isOpenTo(caller)))
      .$if(view === 'followed', (query) => query.where(isFollowedBy(caller))),
  id: 'topic.id',
  unit: null,
  fields: {
    title: {
      kind: 'custom',
      condition: (values) =>
        sql<boolean>`(${ownFields('name_words', values)} or ${ownFields('content_words', values)})`,
    },
    theme: { kind: 'custom', condition: (values) => ofThemes(values.map(idOf)) },
    author: { kind: 'text', column: 'author.name_words' },
    topic_status: { kind: 'enum', column: 'topic.status' },
    approval_level: { kind: 'enum', column: 'topic.approval_level' },
    audience: { kind: 'enum', column: 'topic.audience' },
    reported: {
      kind: 'custom',
      takes: (keyword) => ['true', 'false'].includes(keyword),
      condition: (values, { caller }) =>
        factCondition(sql<boolean>`(${openReportCount(caller)} > 0)`, values),
    },
  },
  sorts: {
    last_active_at: 'topic.last_active_at',
    created_at: 'topic.created_at',
    title: 'topic.sort_key',
    reply_count: 'topic.reply_count',
  },
  select: (database: Database, { caller }: Context) =>
    topicRows(database)
      .select([
        'topic.last_active_at',
        'topic.deletion_reason as reason_for_deletion',
        sql<string>`left(topic.content_text, 1000)`.as('text'),
      ])
      .select([isFollowedBy(caller).as('followed'), openReportCount(caller).as('report_count')]),
  row: ({ author_id: _author, deleted_at, text, last_active_at, created_at, ...row }) => ({
    ...row,
    deleted_at: deleted_at?.toISOString() ?? null,
    excerpt: shorten(text.replaceAll('\n', ' '), excerptLength),
    last_active_at: last_active_at.toISOString(),
    created_at: created_at.toISOString(),
  }),
});

/** Topics of these themes, and of those of other units with the same names. */
function ofThemes(ids: readonly string[]) {
  const above = (theme: string) =>
    sql`(select above.name_fold from category above where above.id = ${sql.ref(`${theme}.parent_id`)})`;
  return sql<boolean>`topic.category_id in (select other.id from category chosen
    join category other on other.kind = chosen.kind and other.name_fold = chosen.name_fold
      and ${above('other')} is not distinct from ${above('chosen')}
    where chosen.id in (${sql.join(ids)}))`;
}
