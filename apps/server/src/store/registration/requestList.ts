import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { visibleRequests } from './requests.ts';

const waitingFirst = sql`case when request.status = 'pending' then 0 else 1 end`;

/** The requests of a unit. */
export const requestList = defineList('listRequests', {
  from: (database: Database, context: ListContext<'listRequests'>) =>
    visibleRequests(database, context).$if(context.query.status === 'Request', (query) =>
      query.where('request.status', '=', 'pending'),
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
    created_at: { kind: 'time', column: 'request.created_at' },
  },
  fixedField: 'status',
  sorts: {
    status: { by: 'request.created_at', groupBy: waitingFirst },
    created_at: 'request.created_at',
    name: 'person.given_name_key',
    full_name: 'person.sort_key',
  },
  select: requestRows,
  row: ({ asked_id, asked_name, placed_id, placed_name, created_at, decided_at, ...row }) => ({
    ...row,
    asked_class: optionOf(asked_id, asked_name),
    placed_class: optionOf(placed_id, placed_name),
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }),
});

function requestRows(database: Database) {
  return database
    .selectFrom('registration_request as request')
    .innerJoin('user_account as person', 'person.id', 'request.user_id')
    .innerJoin('company', 'company.id', 'request.company_id')
    .leftJoin('classroom as asked', 'asked.id', 'request.asked_class_id')
    .leftJoin('classroom as placed', 'placed.id', 'request.placed_class_id')
    .leftJoin('user_account as decider', 'decider.id', 'request.decided_by')
    .select(['request.id', 'request.kind', 'request.status', 'request.note', 'request.reason'])
    .select(['request.created_at', 'request.decided_at', 'request.company_id'])
    .select(['company.name as company_name', 'decider.name as decided_by'])
    .select(['person.id as user_id', 'person.name', 'person.avatar', 'person.email', 'person.phone'])
    .select(['person.date_of_birth as dateOfBirth', 'person.marketplace'])
    .select(['asked.id as asked_id', 'asked.name as asked_name'])
    .select(['placed.id as placed_id', 'placed.name as placed_name']);
}

function optionOf(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}
