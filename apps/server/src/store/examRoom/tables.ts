import type { RoomActionKind } from '@sen/api/contract/model';
import type { Generated } from 'kysely';
import type { Id, Instant, InstantOrNull } from '../columns.ts';

/** When the page of an attempt was heard of last. */
export interface AttemptPresenceTable {
  attempt_id: string;
  seen_at: Instant;
  journal_id: string;
  /** A digest of the session's token, to tell sign-ins apart. */
  session: string;
  /** Changes that were only on the device then; null if it did not say. */
  unsent: number | null;
  device_changes: Generated<number>;
}

/** What somebody who runs the class did in an exam room; never changed. */
export interface RoomActionTable {
  id: Id;
  assignment_id: string;
  kind: RoomActionKind;
  everyone: boolean;
  /** null when each got what an outage took. */
  minutes: number | null;
  outage_from: InstantOrNull;
  outage_to: InstantOrNull;
  /** The reason, or the message. */
  text: string;
  request_id: string;
  created_by: string;
  created_at: Instant;
}

export interface RoomActionPersonTable {
  action_id: string;
  user_id: string;
  /** null until the next attempt begins. */
  attempt_id: string | null;
  /** What this person got. */
  minutes: number | null;
}

export interface ExamRoomTables {
  attempt_presence: AttemptPresenceTable;
  room_action: RoomActionTable;
  room_action_person: RoomActionPersonTable;
}
