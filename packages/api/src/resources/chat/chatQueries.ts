import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { Answer, ChatGroup, ChatContact, Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';
import { pollPace } from '../../client/PollPace';
import { type FetchResult, unwrap } from '../../client/unwrap';
import { type ChatThread, mergedThread } from './chatThread';

/** With a person, or of a group. */
export interface ConversationKey {
  kind: 'person' | 'group';
  id: string;
}

/** Messages of the first answer, and of each that follows it. */
const newest = 30 as const;
const following = 100 as const;

type MessagesQuery = Query<'listDirectMessages'>;

function messages({ kind, id }: ConversationKey, query: MessagesQuery, signal?: AbortSignal) {
  const request = { params: { path: { id }, query }, ...(signal && { signal }) };
  return unwrap(
    kind === 'person'
      ? client.GET('/chat/people/{id}/messages', request)
      : client.GET('/chat/groups/{id}/messages', request),
  );
}

/** How long a poll waits until it asks again, in milliseconds; hidden tabs do not poll. */
export const polledEvery = (milliseconds: number) => ({
  refetchInterval: () => pollPace.interval(milliseconds),
  // The next poll is soon enough.
  retry: false as const,
});

const messagesEvery = 3_000;
const listsEvery = 5_000;
const listLimit = 20 as const;

const polled = <Body>(call: () => Promise<FetchResult<Body>>) => pollPace.observe(() => unwrap(call()));

const pageOf = (keyword: string, page: number) => ({
  page,
  limit: listLimit,
  ...(keyword !== '' && { keyword }),
});

interface Lines {
  data: readonly (ChatContact | ChatGroup)[];
  page: number;
  last_page: number;
}

async function lines(
  kind: ConversationKey['kind'],
  query: Omit<Query<'listChatPeople'>, 'fieldName'>,
  signal: AbortSignal,
): Promise<Lines> {
  const request = { params: { query }, signal };
  const answer =
    kind === 'person'
      ? await polled(() => client.GET('/chat/people', request))
      : await polled(() => client.GET('/chat/groups', request));
  return answer.data;
}

/** The rows of another text stay until those of the new one have loaded. */
const pages = {
  initialPageParam: 1,
  getNextPageParam: ({ page, last_page }: Lines) => (page < last_page ? page + 1 : undefined),
  placeholderData: keepPreviousData,
};

export const chatQueries = {
  all: () => ['chat'] as const,
  /** The badge. */
  unread: () => ({
    ...queryOptions({
      queryKey: [...chatQueries.all(), 'unread'],
      queryFn: ({ signal }) => polled(() => client.GET('/chat/unread', { signal })),
    }),
    ...polledEvery(listsEvery),
  }),
  lists: () => [...chatQueries.all(), 'lists'] as const,
  /** The people with whom one has a conversation, or the own groups; with a keyword also people to whom nobody has written yet. */
  list: (kind: ConversationKey['kind'], keyword: string) => ({
    ...infiniteQueryOptions({
      queryKey: [...chatQueries.lists(), kind, 'all', keyword],
      queryFn: ({ pageParam, signal }) => lines(kind, pageOf(keyword, pageParam), signal),
      ...pages,
    }),
    ...polledEvery(listsEvery),
  }),
  /** The line of one conversation, for a window or a bubble; null for somebody whom one does not reach, or a group of others. */
  line: ({ kind, id }: ConversationKey) => ({
    ...queryOptions({
      queryKey: [...chatQueries.lists(), kind, 'one', id],
      queryFn: async ({ signal }) => (await lines(kind, { is_bubble: id }, signal)).data[0] ?? null,
    }),
    ...polledEvery(listsEvery),
  }),
  group: (id: string) =>
    getQuery([...chatQueries.all(), 'group', id], (signal) =>
      client.GET('/chat/groups/{id}', { params: { path: { id } }, signal }),
    ),
  members: (id: string, query: Query<'listChatMembers'>) =>
    listQuery([...chatQueries.all(), 'members', id, query], (signal) =>
      client.GET('/chat/groups/{id}/members', { params: { path: { id }, query }, signal }),
    ),
  /** What this page has of a conversation. Each poll asks only for what came since. */
  thread: (conversation: ConversationKey, queries: QueryClient) => {
    const queryKey = chatQueries.threadKey(conversation);
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) =>
        pollPace.observe(async () => {
          for (;;) {
            const before = queries.getQueryData<ChatThread>(queryKey);
            const last = before?.messages.at(-1)?.number;
            const query = last === undefined ? { limit: newest } : { since: last, limit: following };
            // oxlint-disable-next-line no-await-in-loop -- until nothing is missing
            const answer = await messages(conversation, query, signal);
            // Older ones may have been added meanwhile.
            const thread = mergedThread(queries.getQueryData<ChatThread>(queryKey), answer);
            if (!answer.has_newer || answer.data.length === 0) return thread;
            queries.setQueryData<ChatThread>(queryKey, thread);
          }
        }),
      // Comparing thousands of messages takes longer than showing them.
      structuralSharing: false,
      ...polledEvery(messagesEvery),
    });
  },
  threadKey: ({ kind, id }: ConversationKey) => [...chatQueries.all(), 'thread', kind, id] as const,
  /** The messages before the oldest known one. */
  older: (conversation: ConversationKey, before: number) =>
    messages(conversation, { before, limit: following }),
  /** Everybody who has seen a message. */
  readers: (id: string, query: Query<'listMessageReaders'>) =>
    listQuery([...chatQueries.all(), 'readers', id, query], (signal) =>
      client.GET('/chat/messages/{id}/readers', { params: { path: { id }, query }, signal }),
    ),
  /** People to choose members of a group from, page by page. */
  users: (query: Omit<Query<'listChatUsers'>, 'type'>) =>
    infiniteQueryOptions({
      queryKey: [...chatQueries.all(), 'users', query],
      queryFn: ({ pageParam: page, signal }): Promise<Answer<'listChatUsers'>> =>
        unwrap(client.GET('/users', { params: { query: { type: 'chat', ...query, page } }, signal })),
      initialPageParam: 1,
      getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
    }),
  companies: (keyword: string) =>
    getQuery([...chatQueries.all(), 'companies', keyword], (signal) =>
      client.GET('/chat/companies', { params: { query: keyword === '' ? {} : { keyword } }, signal }),
    ),
};
