import { sql } from 'kysely';
import type { EventScope, Recurrence } from '@sen/api/contract/model';
import type { keptEvent } from '@sen/domain/events/checkEvent';
import type { Occurrence } from '@sen/domain/events/occurrences';
import { reminderTimes } from '@sen/domain/events/reminders';
import { sortKey } from '@sen/domain/text/sort';
import { timeZone } from '@sen/domain/time/timeZone';
import type { Caller } from '../../auth/Caller.ts';
import type { InTransaction } from '../database.ts';
import { visibleEvents } from './events.ts';

export type KeptSeries = ReturnType<typeof keptEvent> & { user_id: string; recurrence: Recurrence | null };

/** What a change of an event depends on. */
export interface TakenEvent extends Occurrence {
  id: string;
  series_id: string;
  company_id: string;
  name: string;
  user_id: string;
  created_by: string | null;
  version: number;
}

/** The events with these ids that the caller sees, their series locked for this transaction, the earliest first. */
export async function takeEvents(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<TakenEvent[]> {
  const seen = await visibleEvents(transaction, { caller })
    .select('series_id')
    .where('event.id', 'in', ids)
    .execute();
  if (seen.length === 0) return [];
  const series = [...new Set(seen.map(({ series_id }) => series_id))];
  // A fixed order avoids deadlocks between transactions on the same events.
  await sql`select id from event_series where id = any (${series}::bigint[]) order by id for update`.execute(
    transaction,
  );
  return takenRows(transaction).where('event.id', 'in', ids).where('event.series_id', 'in', series).execute();
}

/** The occurrences of a locked series that a change of one of them is of, the earliest first. */
export async function takeScope(
  transaction: InTransaction,
  event: TakenEvent,
  scope: EventScope,
): Promise<TakenEvent[]> {
  if (scope === 'one') return [event];
  return takenRows(transaction)
    .where('series_id', '=', event.series_id)
    .$if(scope === 'following', (query) => query.where('starts_at', '>=', event.starts_at))
    .execute();
}

/** The occurrences of a series, the earliest first. */
export async function occurrencesOfSeries(
  transaction: InTransaction,
  seriesId: string,
): Promise<(Occurrence & { id: string })[]> {
  return transaction
    .selectFrom('event')
    .select(['id', 'starts_at', 'ends_at'])
    .where('series_id', '=', seriesId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

function takenRows(transaction: InTransaction) {
  return transaction
    .selectFrom('event')
    .innerJoin('event_series', 'event_series.id', 'event.series_id')
    .select(['event.id', 'series_id', 'starts_at', 'ends_at', 'company_id', 'event_series.name'])
    .select(['user_id', 'created_by', 'version'])
    .orderBy('starts_at')
    .orderBy('event.id');
}

const columnsOf = ({ recurrence, ...series }: KeptSeries) => ({
  ...series,
  sort_key: sortKey(series.name),
  recurrence: recurrence && JSON.stringify(recurrence),
});

/** @param owner with the version of a series that was part of another one, whose versions go on */
export async function insertSeries(
  transaction: InTransaction,
  series: KeptSeries,
  owner: { company_id: string; created_by: string | null; ics_uid?: string; version?: number },
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('event_series')
    .values({ ...columnsOf(series), ...owner, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSeries(
  transaction: InTransaction,
  id: string,
  series: KeptSeries,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('event_series')
    .set({ ...columnsOf(series), updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Gives a series these chosen people. */
export async function replacePeople(
  transaction: InTransaction,
  seriesId: string,
  people: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('event_person').where('series_id', '=', seriesId).execute();
  await sql`insert into event_person (series_id, user_id)
    select ${seriesId}::bigint, person from unnest(${[...people]}::bigint[]) as person`.execute(transaction);
}

/**
 * Gives a series these occurrences, in their order: the rows that exist keep their ids, also when they are of another series, and
 * remind again if their time has changed. The others of `before` are deleted.
 * @returns the id of the first
 */
export async function placeOccurrences(
  transaction: InTransaction,
  seriesId: string,
  { occurrences, before, series }: Placing,
  now: Date,
): Promise<string> {
  const rows = occurrences.map(({ id, ...occurrence }) => {
    const { remind_at, remind_at_2 } = reminderTimes(
      occurrence.starts_at,
      { distance_time_reminder: series.reminder, distance_time_reminder_2: series.reminder_2 },
      now,
    );
    return { id, ...occurrence, remind_at, remind_at_2 };
  });
  const column = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
  const given = sql`unnest(${column('id')}::bigint[], ${column('starts_at')}::timestamptz[],
    ${column('ends_at')}::timestamptz[], ${column('remind_at')}::timestamptz[], ${column('remind_at_2')}::timestamptz[])
    with ordinality as given (id, starts_at, ends_at, remind_at, remind_at_2, place)`;
  const kept = new Set(column('id'));
  const surplus = before.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (surplus.length > 0) await deleteEvents(transaction, surplus);
  await sql`update event set series_id = ${seriesId}, starts_at = given.starts_at, ends_at = given.ends_at,
      remind_at = ${keptOrGiven('remind_at', now)}, remind_at_2 = ${keptOrGiven('remind_at_2', now)}
    from ${given} where event.id = given.id`.execute(transaction);
  await sql`insert into event (series_id, starts_at, ends_at, remind_at, remind_at_2)
    select ${seriesId}::bigint, starts_at, ends_at, remind_at, remind_at_2 from ${given}
    where given.id is null order by place`.execute(transaction);
  const first = await transaction
    .selectFrom('event')
    .select('id')
    .where('series_id', '=', seriesId)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return first.id;
}

/** A reminder that is due and about to be sent stays, unless the event is moved. */
function keptOrGiven(column: 'remind_at' | 'remind_at_2', now: Date) {
  const [kept, given] = [sql.ref(`event.${column}`), sql.ref(`given.${column}`)];
  return sql`case when event.starts_at = given.starts_at and ${kept} <= ${now} then ${kept} else ${given} end`;
}

interface Placing {
  /** With the ids of the rows that they were before; null: new. */
  occurrences: readonly (Occurrence & { id: string | null })[];
  before: readonly { id: string }[];
  series: Pick<KeptSeries, 'reminder' | 'reminder_2'>;
}

export async function deleteEvents(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('event').where('id', 'in', ids).execute();
}

/** Deletes these series if no occurrence is left; of the others, the rule ends with the last one that is. */
export async function tidySeries(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  const series = [...new Set(ids)];
  await sql`delete from event_series where id = any (${series}::bigint[])
    and not exists (select from event where series_id = event_series.id)`.execute(transaction);
  await sql`update event_series set version = version + 1, recurrence = jsonb_set(recurrence, '{until}', to_jsonb(
      (select to_char(max(starts_at) at time zone ${timeZone}, 'YYYY-MM-DD') from event where series_id = event_series.id)))
    where id = any (${series}::bigint[]) and recurrence is not null`.execute(transaction);
}
