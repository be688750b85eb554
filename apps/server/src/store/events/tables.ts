import type { Generated } from 'kysely';
import type { Recurrence } from '@sen/api/contract/model';
import type { Dated, Id, Instant, InstantOrNull, JsonOrNull, Named } from '../columns.ts';

/** What the occurrences of an event share; `name` is its title. */
export interface EventSeriesTable extends Named, Dated {
  id: Id;
  company_id: string;
  content: string;
  link: string;
  /** Who organises it. */
  user_id: string;
  classroom_id: string | null;
  course_id: string | null;
  project_id: string | null;
  /** Everybody of the class and the project takes part. */
  everyone: boolean;
  /** Minutes before the start. */
  reminder: number | null;
  reminder_2: number | null;
  recurrence: JsonOrNull<Recurrence>;
  version: Generated<number>;
  created_by: string | null;
  /** The UID of one that was taken in from a calendar file. */
  ics_uid: Generated<string | null>;
  /** Of what was last taken in: its content and times. */
  ics_mark: Generated<string | null>;
  /** How many times that took place. */
  ics_times: Generated<number | null>;
}

export interface EventPersonTable {
  series_id: string;
  user_id: string;
}

/** An occurrence of an event. */
export interface EventTable {
  id: Id;
  series_id: string;
  starts_at: Instant;
  ends_at: Instant;
  /** When a reminder is due; null once it was sent. */
  remind_at: InstantOrNull;
  remind_at_2: InstantOrNull;
}

/** The secret address of a person's calendar. */
export interface CalendarFeedTable {
  user_id: string;
  token_hash: Buffer;
  created_at: Instant;
}

export interface EventsTables {
  event_series: EventSeriesTable;
  event_person: EventPersonTable;
  event: EventTable;
  calendar_feed: CalendarFeedTable;
}
