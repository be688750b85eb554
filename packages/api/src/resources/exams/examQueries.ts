import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const examQueries = {
  all: () => ['exams'] as const,
  list: (query: Query<'listExams'>) =>
    queryOptions({
      queryKey: [...examQueries.all(), 'list', query] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/surveys', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...examQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/surveys/{id}', { params: { path: { id } }, signal })),
    }),
  categories: () =>
    queryOptions({
      queryKey: [...examQueries.all(), 'categories'] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/surveys_categories', { signal })),
    }),
};
