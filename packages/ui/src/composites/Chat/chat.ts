/** Someone in a conversation. */
export interface ChatPerson {
  id: string;
  name: string;
  /** Address of a picture; without it the initials stand there. */
  avatar?: string | undefined;
}

interface MessageBase {
  id: string;
  sender: ChatPerson;
  /** The server's moment, RFC 3339: `2026-11-21T03:05:00Z`. */
  createdAt: string;
  /** Without it the message is sent. */
  state?: 'sending' | 'sent' | 'failed' | undefined;
  /** Who has read as far as here; shown below the message. */
  seenBy?: readonly ChatPerson[] | undefined;
}

export interface TextMessage extends MessageBase {
  kind: 'text';
  /** Plain text; line breaks are kept and web addresses become links. */
  text: string;
}

export interface ImageMessage extends MessageBase {
  kind: 'image';
  src: string;
  /** What is to be seen; the file's name where nobody has said it. */
  alt: string;
  /** Pixels of the picture, so that its room is there before it is. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface FileMessage extends MessageBase {
  kind: 'file';
  /** The whole name with its extension. */
  name: string;
  /** Bytes. */
  size?: number | undefined;
  /** Where it is downloaded from. */
  href: string;
}

export type ChatMessage = TextMessage | ImageMessage | FileMessage;
