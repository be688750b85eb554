import { sql } from 'kysely';
import type { InTransaction } from '../database.ts';
import type { Place } from './visitRows.ts';

/** What one person did in one hour in one place. */
export interface HourShare {
  userId: string;
  place: Place | null;
  hour: Date;
  seconds: number;
  visits: number;
}

/** Adds to the rows of the hours, one per person, place and hour. An hour has 3,600 seconds, in however many tabs. */
export async function addToHours(transaction: InTransaction, shares: readonly HourShare[]): Promise<void> {
  if (shares.length === 0) return;
  const list = shares.map(({ userId, place, hour, seconds, visits }) => ({
    u: userId,
    c: place?.classroomId,
    s: place?.sessionId,
    h: hour,
    a: seconds,
    n: visits,
  }));
  await sql`insert into activity_hour as held (user_id, classroom_id, session_id, hour, active_seconds, visits)
    select u, c, s, h, least(sum(a), 3600), sum(n)
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as share
      (u bigint, c bigint, s uuid, h timestamptz, a integer, n integer)
    group by u, c, s, h order by u, c, s, h
    on conflict (user_id, hour, classroom_id, session_id) do update set
      active_seconds = least(held.active_seconds + excluded.active_seconds, 3600),
      visits = held.visits + excluded.visits`.execute(transaction);
}
