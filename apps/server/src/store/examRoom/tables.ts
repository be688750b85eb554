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

/** The server's key pair: devices encrypt hand-in files for it. */
export interface HandInKeyTable {
  id: Id;
  /** An uncompressed point of P-256, in base64. */
  public_key: string;
  private_key: string;
  /** Makes the seals of attempts. */
  secret: string;
  created_at: Instant;
}

/** A file that was taken in, by the SHA-256 of its bytes. */
export interface HandInFileTable {
  digest: string;
  action_id: string;
}

export interface ExamRoomTables {
  hand_in_key: HandInKeyTable;
  hand_in_file: HandInFileTable;
  attempt_presence: AttemptPresenceTable;
  room_action: RoomActionTable;
  room_action_person: RoomActionPersonTable;
}
