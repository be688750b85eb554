import type { ChatListMessages } from './ChatList.messages';

/** A person or a group that one talks with. */
export interface ChatSummary {
  id: string;
  /** The person's name or the group's title. */
  name: string;
  avatar?: string | undefined;
  /** Only of a person. */
  online?: boolean | undefined;
  /** The last message in a line: 'Bạn: Cảm ơn em.' */
  lastMessage?: string | undefined;
  /** The server's moment of it, RFC 3339. */
  lastAt?: string | undefined;
  /** How many messages one has not read. */
  unread?: number | undefined;
}

export interface ChatListProps {
  /** What the list holds: 'Tin nhắn trực tiếp'. */
  label: string;
  chats: readonly ChatSummary[];
  /** The conversation that is open. */
  selected?: string | undefined;
  onSelect: (id: string) => void;
  /** The server's moment now, RFC 3339. */
  now: string;
  /** What is searched for; without `onSearch` there is no box. */
  query?: string | undefined;
  onSearch?: ((query: string) => void) | undefined;
  /** How long the typing rests before it is searched, in milliseconds. */
  searchDelay?: 300 | 500 | undefined;
  loading?: boolean | undefined;
  /** Loads the next page; absent when there is none. */
  onNextPage?: (() => void) | undefined;
  loadingNext?: boolean | undefined;
  messages?: Partial<ChatListMessages> | undefined;
}
