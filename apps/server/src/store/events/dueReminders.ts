import { sql } from 'kysely';
import type { InTransaction } from '../database.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';

export interface DueReminder {
  id: string;
  series_id: string;
  starts_at: Date;
  /** Minutes before the start. */
  minutes: number;
}

/**
 * Takes the next event with a reminder that is due, and clears what is due. Of two that are due at once, after the server was off,
 * the later one counts; once an event has begun nobody is reminded.
 * @returns undefined when none is due
 */
export async function takeDueReminder(
  transaction: InTransaction,
  now: Date,
): Promise<{ reminder: DueReminder | null } | undefined> {
  const { rows } = await sql<{
    id: string;
    series_id: string;
    starts_at: Date;
    due: Date;
    is_open: boolean;
  }>`
    select event.id::text, event.series_id::text, event.starts_at, ${ofLiveUnit('event_series.company_id')} as is_open,
      greatest(case when remind_at <= ${now} then remind_at end, case when remind_at_2 <= ${now} then remind_at_2 end) as due
    from event join event_series on event_series.id = event.series_id
    where (remind_at is not null or remind_at_2 is not null) and least(remind_at, remind_at_2) <= ${now}
    order by least(remind_at, remind_at_2) limit 1 for update of event skip locked`.execute(transaction);
  const [row] = rows;
  if (!row) return undefined;
  const { id, series_id, starts_at, due, is_open } = row;
  await sql`update event set remind_at = case when remind_at > ${now} then remind_at end,
    remind_at_2 = case when remind_at_2 > ${now} then remind_at_2 end where id = ${id}`.execute(transaction);
  if (!is_open || starts_at <= now) return { reminder: null };
  const minutes = Math.round((starts_at.getTime() - due.getTime()) / 60_000);
  return { reminder: { id, series_id, starts_at, minutes } };
}
