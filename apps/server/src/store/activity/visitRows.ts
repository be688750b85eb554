import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';

/** The session of a class whose lesson is open. */
export interface Place {
  classroomId: string;
  sessionId: string;
}

export interface Visit {
  userId: string;
  visitId: string;
  /** Null on pages that are no lesson. */
  place: Place | null;
  credited: number;
  reported: number;
  lastAt: Date;
}

interface JsonRow {
  u: string;
  v: string;
  c: string | null;
  s: string | null;
  k: number;
  r: number;
  t: Date;
}

const jsonOf = (visits: readonly Visit[]): string =>
  JSON.stringify(
    visits.map(({ userId, visitId, place, credited, reported, lastAt }): JsonRow => ({
      u: userId,
      v: visitId,
      c: place?.classroomId ?? null,
      s: place?.sessionId ?? null,
      k: credited,
      r: reported,
      t: lastAt,
    })),
  );

const columns = sql`(u bigint, v uuid, c bigint, s uuid, k integer, r integer, t timestamptz)`;

export interface HeldVisit extends Visit {
  /** Whether it was inserted now. */
  isNew: boolean;
}

/** Inserts the visits that are new, and locks them all until the transaction ends; as they are stored. */
export async function lockVisits(transaction: InTransaction, visits: readonly Visit[]): Promise<HeldVisit[]> {
  if (visits.length === 0) return [];
  const list = jsonOf(visits);
  // Both in the order of the ids, which avoids deadlocks between groups with the same visits.
  const { rows: inserted } = await sql<{
    key: string;
  }>`insert into activity_visit (user_id, id, classroom_id, session_id, credited, reported, last_at)
    select * from (select u, v, c, s, k, r, t from jsonb_to_recordset(${list}::jsonb) as visit ${columns}) as visit
    order by u, v on conflict do nothing returning user_id || ' ' || id as key`.execute(transaction);
  const { rows } = await sql<JsonRow>`
    select user_id::text as u, id as v, classroom_id::text as c, session_id as s, credited as k, reported as r, last_at as t
    from activity_visit where (user_id, id) in
      (select u, v from jsonb_to_recordset(${list}::jsonb) as visit ${columns})
    order by user_id, id for no key update`.execute(transaction);
  const keys = new Set(inserted.map(({ key }) => key));
  return rows.map(({ u, v, c, s, k, r, t }) => ({
    isNew: keys.has(`${u} ${v}`),
    userId: u,
    visitId: v,
    place: c === null || s === null ? null : { classroomId: c, sessionId: s },
    credited: k,
    reported: r,
    lastAt: t,
  }));
}

export async function updateVisits(transaction: InTransaction, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return;
  await sql`update activity_visit set credited = k, reported = r, last_at = t
    from jsonb_to_recordset(${jsonOf(visits)}::jsonb) as visit ${columns}
    where user_id = u and id = v`.execute(transaction);
}

/** Later reports of visits that have not been heard of since an instant would count from their beginning. */
export async function deleteVisitsBefore(database: Database, before: Date): Promise<void> {
  await database.deleteFrom('activity_visit').where('last_at', '<', before).execute();
}
