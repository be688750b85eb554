import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** What the exam room knows of an attempt. */
export interface RoomFactsRow {
  id: string;
  seen_at: Date | null;
  extra_minutes: number;
  reopened: boolean;
  from_file: boolean;
}

/** By attempt, reset ones too. */
export async function findRoomFacts(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, RoomFactsRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<RoomFactsRow>`
    select wanted.id::text, seen_at, coalesce(sum(room_action_person.minutes) filter (where kind = 'time'), 0)::int as extra_minutes,
      coalesce(bool_or(kind = 'reopen'), false) as reopened, coalesce(bool_or(kind = 'file'), false) as from_file
    from unnest(${[...ids]}::bigint[]) as wanted (id)
    left join attempt_presence on attempt_presence.attempt_id = wanted.id
    left join room_action_person on room_action_person.attempt_id = wanted.id
    left join room_action on room_action.id = action_id
    group by wanted.id, seen_at`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
