import type { DeviceTables, RowOwner, TableRows } from '../device/Tables';

/** A conversation: with a person, or of a group. Both have ids of their own. */
export interface Conversation {
  kind: 'person' | 'group';
  id: string;
}

export function isSameConversation(one: Conversation, other: Conversation): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** A file that the server has already, to be taken by its message. */
export interface SentFile {
  /** Of the upload. */
  id: string;
  name: string;
  size: number;
  type: string;
}

/** A message as it was written here. */
export interface WrittenMessage {
  /** Chosen here: the server stores a message that comes twice once. */
  client_id: string;
  conversation: Conversation;
  body: string;
  file: SentFile | null;
  /** RFC 3339, by this device's clock. */
  written_at: string;
}

/** Why the server did not take a message. */
export interface MessageRefusal {
  code: string;
  /** In the person's language, from the server. */
  message: string;
}

/** A message that the server does not have yet. */
export interface QueuedMessage extends WrittenMessage {
  /** The order in which they are sent. */
  place: number;
  /** It is not sent until the person says so. */
  refusal: MessageRefusal | null;
}

export interface OutboxRows {
  messages: QueuedMessage;
}

export type OutboxTables = DeviceTables<RowOwner, OutboxRows>;
export type MessageRows = TableRows<OutboxRows>;
