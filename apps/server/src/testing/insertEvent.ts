import { sortKey } from '@sen/domain/text/sort';
import type { Database } from '../store/database.ts';

interface NewEvent {
  company_id: string;
  title: string;
  /** Who organises it. */
  user_id: string;
  people: readonly string[];
  starts_at: Date;
  ends_at: Date;
}

/** An event that takes place once, without reminders; returns its id. */
export async function insertEvent(
  database: Database,
  { company_id, title, user_id, people, starts_at, ends_at }: NewEvent,
): Promise<string> {
  const series = await database
    .insertInto('event_series')
    .values({
      company_id,
      name: title,
      sort_key: sortKey(title),
      content: '',
      link: '',
      user_id,
      classroom_id: null,
      course_id: null,
      project_id: null,
      everyone: false,
      reminder: null,
      reminder_2: null,
      recurrence: null,
      created_by: user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('event_person')
    .values(people.map((person) => ({ series_id: series.id, user_id: person })))
    .execute();
  const { id } = await database
    .insertInto('event')
    .values({ series_id: series.id, starts_at, ends_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
