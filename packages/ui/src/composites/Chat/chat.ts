/** A participant of a conversation. */
export interface ChatPerson {
  id: string;
  name: string;
  /** URL of a picture; without it the initials are shown. */
  avatar?: string | undefined;
}

interface MessageBase {
  id: string;
  sender: ChatPerson;
  /** Server time, RFC 3339: `2026-11-21T03:05:00Z`. */
  createdAt: string;
  /** Defaults to sent. */
  state?: 'sending' | 'sent' | 'failed' | undefined;
  /** Share of a file that has been sent, from 0 to 1; only while it is sending, and may then be cancelled. */
  progress?: number | undefined;
  /** Why it was not sent, and what to do. */
  failure?: string | undefined;
  /** People who have read up to here; shown below the message. */
  seenBy?: readonly ChatPerson[] | undefined;
  /** Too many have read it to be named here; `onShowReaders` of the window shows them. */
  readersAside?: boolean | undefined;
}

export interface TextMessage extends MessageBase {
  kind: 'text';
  /** Plain text; line breaks are kept and URLs become links. */
  text: string;
}

export interface ImageMessage extends MessageBase {
  kind: 'image';
  src: string;
  /** Description of the picture; the file name if there is none. */
  alt: string;
  /** Width of the picture in pixels; reserves its space before it loads. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface FileMessage extends MessageBase {
  kind: 'file';
  /** Full name with its extension. */
  name: string;
  /** Size in bytes. */
  size?: number | undefined;
  /** Download URL; absent while it is being sent. */
  href?: string | undefined;
}

export type ChatMessage = TextMessage | ImageMessage | FileMessage;
