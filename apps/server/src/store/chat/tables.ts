import type { Generated } from 'kysely';
import type { Id, Instant, InstantOrNull } from '../columns.ts';

/** Of two people, of a class, or a group with a title. */
export interface ConversationTable {
  id: Id;
  /** The unit of the two people, or of who made the group; null: of several, or of none. */
  company_id: string | null;
  /** The two people, the smaller id first. */
  direct_low: string | null;
  direct_high: string | null;
  classroom_id: string | null;
  title: string | null;
  picture_file: string | null;
  created_by: string | null;
  /** Of the call that made a group: a repeated call finds it. */
  request_key: string | null;
  created_at: Instant;
  /** The number of its newest message; 0: there is none. */
  last_number: Generated<number>;
  last_at: InstantOrNull;
}

/** Somebody who takes part in a conversation, or did; by triggers for that of a class. */
export interface ConversationMemberTable {
  conversation_id: string;
  user_id: string;
  is_administrator: Generated<boolean>;
  /** The newest message before joining: those after it are read. */
  joined_number: Generated<number>;
  seen_number: Generated<number>;
  /** The newest message before leaving. */
  left_number: number | null;
  joined_at: Instant;
  left_at: InstantOrNull;
  /** The title of the group when leaving, by a trigger. */
  left_title: Generated<string | null>;
}

export interface MessageTable {
  id: Id;
  conversation_id: string;
  /** Its place in the conversation, from 1, without gaps. */
  number: number;
  sender_id: string;
  /** Chosen by the sender: a message that is sent again is stored once. */
  client_id: string;
  body: string;
  file_id: string | null;
  created_at: Instant;
}

export interface ChatTables {
  conversation: ConversationTable;
  conversation_member: ConversationMemberTable;
  message: MessageTable;
}
