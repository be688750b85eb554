import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const forumQueries = {
  all: () => ['forum'] as const,
  /** The themes. */
  forum: () => getQuery([...forumQueries.all(), 'forum'], (signal) => client.GET('/forum', { signal })),
  /** Whether one has accepted the rules. */
  rules: () => getQuery([...forumQueries.all(), 'rules'], (signal) => client.GET('/forum/rules', { signal })),
  topics: (query: Query<'listTopics'>) =>
    listQuery([...forumQueries.all(), 'topics', query], (signal) =>
      client.GET('/topics', { params: { query }, signal }),
    ),
  topic: (id: string) =>
    getQuery([...forumQueries.all(), 'topic', id], (signal) =>
      client.GET('/topics/{id}', { params: { path: { id } }, signal }),
    ),
  replies: (id: string, query: Query<'listReplies'>) =>
    listQuery([...forumQueries.all(), 'replies', id, query], (signal) =>
      client.GET('/topics/{id}/replies', { params: { path: { id }, query }, signal }),
    ),
  /** What a topic and its replies said before. */
  changes: (id: string) =>
    getQuery([...forumQueries.all(), 'changes', id], (signal) =>
      client.GET('/topics/{id}/changes', { params: { path: { id } }, signal }),
    ),
};
