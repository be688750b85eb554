import type { ChatListMessages } from './ChatList.messages';

/** A conversation with a person or a group. */
export interface ChatSummary {
  id: string;
  /** The person's name or the group's title. */
  name: string;
  avatar?: string | undefined;
  /** Only for a person. */
  online?: boolean | undefined;
  /** The last message on one line: 'Bạn: Cảm ơn em.' */
  lastMessage?: string | undefined;
  /** Server time of the last message, RFC 3339. */
  lastAt?: string | undefined;
  /** Number of unread messages. */
  unread?: number | undefined;
}

export interface ChatListProps {
  /** Describes the list: 'Tin nhắn trực tiếp'. */
  label: string;
  chats: readonly ChatSummary[];
  /** Id of the open conversation. */
  selected?: string | undefined;
  onSelect: (id: string) => void;
  /** Current server time, RFC 3339. */
  now: string;
  /** The search text; without `onSearch` there is no search box. */
  query?: string | undefined;
  onSearch?: ((query: string) => void) | undefined;
  /** Debounce of the search, in milliseconds. */
  searchDelay?: 300 | 500 | undefined;
  loading?: boolean | undefined;
  /** Loads the next page; absent if there is none. */
  onNextPage?: (() => void) | undefined;
  loadingNext?: boolean | undefined;
  messages?: Partial<ChatListMessages> | undefined;
}
