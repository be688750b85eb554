import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import type { ChatPopupList } from '@sen/ui/ChatPopup';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import type { Conversation } from '../../outbox/outboxRecords';
import { isSearching } from '../isSearching';
import { isDuringExam } from './isDuringExam';
import { summaryOf } from './summaries';

/** Milliseconds of debounce (specification, section 9). */
const searchDelay = { person: 300, group: 500 } as const;

export interface ChatListState {
  list: ChatPopupList;
  /** RFC 3339, of the last answer. */
  now: string;
  /** The list could not be loaded, and nothing of it is there; or it is closed during an exam. */
  failed: Error | null;
  retrying: boolean;
  retry: () => void;
}

/** The people with whom one has a conversation. */
export const useChatPeople = (enabled = true): ChatListState => useChatList('person', enabled);

/** The groups of the person. */
export const useChatGroups = (enabled: boolean): ChatListState => useChatList('group', enabled);

/** The conversations of a kind, searched on the server, and polled while they are shown. */
function useChatList(kind: Conversation['kind'], enabled: boolean): ChatListState {
  const { id } = useUser();
  const [typed, setTyped] = useState('');
  const query = useInfiniteQuery({ ...chatQueries.list(kind, typed), enabled });
  const rows = (query.data?.pages ?? []).flatMap(({ data }) => data);
  return stateOf(query, {
    chats: unique(rows).map((line) => summaryOf(line, id)),
    query: typed,
    onSearch: setTyped,
    searchDelay: searchDelay[kind],
  });
}

/** A conversation moves to the first page while later ones are read. */
function unique<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

interface ListQuery {
  data: unknown;
  error: Error | null;
  isLoading: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  dataUpdatedAt: number;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

function stateOf(query: ListQuery, list: ChatPopupList): ChatListState {
  return {
    list: {
      ...list,
      // Until a poll has succeeded nothing is known, also not that nobody has written.
      loading: isSearching(query) || query.data === undefined,
      onNextPage: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
      loadingNext: query.isFetchingNextPage,
    },
    now: new Date(query.dataUpdatedAt).toISOString(),
    failed: query.data === undefined || isDuringExam(query.error) ? query.error : null,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
