import { sql } from 'kysely';
import type { RequestRow } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { categoryPathName } from '../categories/categoryPathName.ts';
import { visibleRequests } from './requests.ts';

const waitingFirst = sql`case when request.status = 'pending' then 0 else 1 end`;
/** Waiting requests by how long they have waited, decided ones by the latest decision. */
const age = sql`case when request.status = 'pending' then extract(epoch from request.created_at)
  else -extract(epoch from coalesce(request.decided_at, request.created_at)) end`;

/** The requests of a unit. */
export const requestList = defineList('listRequests', {
  from: (database: Database, context: ListContext<'listRequests'>) =>
    visibleRequests(database, context)
      .$if(context.query.status === 'Request', (query) => query.where('request.status', '=', 'pending'))
      .$if(context.query.kind !== undefined, (query) =>
        query.where('request.kind', '=', context.query.kind ?? 'account'),
      )
      .$if(context.query.topics === true, (query) => query.where('request.topic_id', 'is not', null))
      .$if(context.query.course_id !== undefined, (query) =>
        query.where('request.course_id', '=', context.query.course_id ?? '0'),
      ),
  id: 'request.id',
  unit: null,
  fields: {
    name: { kind: 'text', column: 'person.name_words' },
    email: { kind: 'code', column: 'person.email' },
    phone: { kind: 'code', column: 'person.phone' },
    kind: { kind: 'enum', column: 'request.kind' },
    status: { kind: 'enum', column: 'request.status' },
    marketplace: { kind: 'boolean', column: 'person.marketplace' },
    company_id: { kind: 'id', column: 'request.company_id' },
    course_id: { kind: 'id', column: 'request.course_id' },
    created_at: { kind: 'time', column: 'request.created_at' },
  },
  fixedField: 'status',
  sorts: {
    status: { by: () => age, groupBy: waitingFirst },
    created_at: 'request.created_at',
    name: 'person.given_name_key',
    full_name: 'person.sort_key',
  },
  select: requestRows,
  row: requestRow,
});

const topicOfRequest = sql<RequestRow['topic']>`case when topic.id is not null then json_build_object(
  'id', topic.id::text, 'name', topic.name, 'theme', ${categoryPathName}, 'audience', topic.audience) end`;

type StoredRow = Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>;

function requestRow({
  asked_id,
  asked_name,
  placed_id,
  placed_name,
  course_id,
  course_name,
  topic,
  created_at,
  decided_at,
  ...row
}: StoredRow): RequestRow {
  return {
    ...row,
    course: optionOf(course_id, course_name),
    topic,
    asked_class: optionOf(asked_id, asked_name),
    placed_class: optionOf(placed_id, placed_name),
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}

/** One request that the caller sees. */
export async function findRequest(
  database: Database,
  id: string,
  caller: Caller,
): Promise<RequestRow | undefined> {
  const row = await requestRows(database)
    .where('request.id', '=', id)
    .where('request.id', 'in', visibleRequests(database, { caller }).select('request.id'))
    .executeTakeFirst();
  return row && requestRow(row);
}

function requestRows(database: Database) {
  return database
    .selectFrom('registration_request as request')
    .innerJoin('user_account as person', 'person.id', 'request.user_id')
    .innerJoin('company', 'company.id', 'request.company_id')
    .leftJoin('company as home', 'home.id', 'person.company_id')
    .leftJoin('course', 'course.id', 'request.course_id')
    .leftJoin('forum_topic as topic', 'topic.id', 'request.topic_id')
    .leftJoin('category', 'category.id', 'topic.category_id')
    .leftJoin('classroom as asked', 'asked.id', 'request.asked_class_id')
    .leftJoin('classroom as placed', 'placed.id', 'request.placed_class_id')
    .leftJoin('user_account as decider', 'decider.id', 'request.decided_by')
    .select(['request.id', 'request.kind', 'request.status', 'request.note', 'request.reason'])
    .select(['request.created_at', 'request.decided_at', 'request.company_id'])
    .select(['company.name as company_name', 'decider.name as decided_by'])
    .select(['person.id as user_id', 'person.name', 'person.avatar', 'person.email'])
    .select(['home.name as user_company_name', 'person.marketplace'])
    .select([whileKept('phone').as('phone'), whileKept('date_of_birth').as('dateOfBirth')])
    .select(['request.course_id', 'course.name as course_name', 'course.project_id'])
    .select(topicOfRequest.as('topic'))
    .select(['asked.id as asked_id', 'asked.name as asked_name'])
    .select(['placed.id as placed_id', 'placed.name as placed_name']);
}

/** What reaches a person: nobody needs it of somebody who wants nothing any more. */
function whileKept(column: 'phone' | 'date_of_birth') {
  return sql<string | null>`case when request.status <> 'withdrawn' then ${sql.ref(`person.${column}`)} end`;
}

function optionOf(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}
