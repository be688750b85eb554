import { sql } from 'kysely';

/** Somebody is online who has used the product within this time; uses are stored some 30 seconds late. */
const onlineMs = 2 * 60_000;

/** Whether a person has used the product in the last two minutes and has not signed out. */
export const isOnline = (person: string, now: Date) => sql<boolean>`exists (select from session
  where session.user_id = ${sql.ref(person)} and session.ended_at is null
    and session.last_seen_at > ${new Date(now.getTime() - onlineMs)})`;
