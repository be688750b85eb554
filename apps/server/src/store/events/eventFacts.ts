import { sql } from 'kysely';
import type { EventFacts } from '@sen/domain/notifications/eventNotifications';
import type { Database } from '../database.ts';

/** What notifications say of an event that takes place these times from here on. */
export async function factsOfEvent(database: Database, id: string, times: number): Promise<EventFacts> {
  const { name, organizer_name, starts_at, ends_at } = await database
    .selectFrom('event')
    .innerJoin('event_series', 'event_series.id', 'event.series_id')
    .select(['event_series.name', 'starts_at', 'ends_at'])
    .select(sql<string>`(select name from user_account where id = event_series.user_id)`.as('organizer_name'))
    .where('event.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    event: { id },
    event_title: name,
    organizer_name,
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
    times,
  };
}
