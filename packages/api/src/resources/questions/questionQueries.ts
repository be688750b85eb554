import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const questionQueries = {
  all: () => ['questions'] as const,
  list: (query: Query<'listQuestions'>) =>
    queryOptions({
      queryKey: [...questionQueries.all(), 'list', query] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/questions', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...questionQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/questions/{id}', { params: { path: { id } }, signal })),
    }),
  categories: () =>
    queryOptions({
      queryKey: [...questionQueries.all(), 'categories'] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/questions_categories', { signal })),
    }),
};
