import { sql } from 'kysely';
import type { Organizer } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { visibleEvents } from './events.ts';

/** By person: how many of the person's events the caller sees, how many are not over, and when the next begins. */
function organized(database: Database, { caller, now }: { caller: Caller; now: Date }) {
  return visibleEvents(database, { caller })
    .select('event_series.user_id')
    .select([
      sql<number>`count(*)::int`.as('count_events'),
      sql<number>`(count(*) filter (where event.ends_at > ${now}))::int`.as('count_coming'),
      sql<Date | null>`min(event.starts_at) filter (where event.starts_at > ${now})`.as('next_time'),
    ])
    .groupBy('event_series.user_id')
    .as('organized');
}

function organizers(database: Database, context: { caller: Caller; now: Date }) {
  return database
    .selectFrom('user_account')
    .innerJoin(organized(database, context), 'organized.user_id', 'user_account.id');
}

function organizerRows(database: Database, context: { caller: Caller; now: Date }) {
  return organizers(database, context)
    .leftJoin('company', 'company.id', 'user_account.company_id')
    .select([
      'user_account.id',
      'user_account.name',
      'avatar',
      'role',
      'count_events',
      'count_coming',
      'next_time',
    ])
    .select(sql<string>`coalesce(company.name, '')`.as('company_name'));
}

type OrganizerRow = Omit<Organizer, 'next_time'> & { next_time: Date | null };

const shown = ({ next_time, ...row }: OrganizerRow): Organizer => ({
  ...row,
  next_time: next_time?.toISOString() ?? null,
});

/** The people who organise events that the caller sees. */
export const organizerList = defineList('listOrganizers', {
  from: (database: Database, context: ListContext<'listOrganizers'>) => organizers(database, context),
  id: 'user_account.id',
  unit: null,
  fields: {
    name: { kind: 'text', column: 'user_account.name_words' },
    role: { kind: 'enum', column: 'user_account.role' },
    company_id: { kind: 'id', column: 'user_account.company_id' },
  },
  sorts: {
    name: 'user_account.given_name_key',
    count_events: 'organized.count_events',
    count_coming: 'organized.count_coming',
  },
  select: (database: Database, context: ListContext<'listOrganizers'>) => organizerRows(database, context),
  row: shown,
});

export async function findOrganizer(
  database: Database,
  id: string,
  context: { caller: Caller; now: Date },
): Promise<Organizer | undefined> {
  const row = await organizerRows(database, context).where('user_account.id', '=', id).executeTakeFirst();
  return row && shown(row);
}
