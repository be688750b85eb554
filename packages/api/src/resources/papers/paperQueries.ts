import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { multipart } from '../../client/multipart';

export const paperQueries = {
  /** What each format cannot carry of these questions. */
  exportCheck: (ids: readonly string[]) =>
    getQuery(['questions', 'exportCheck', ids], (signal) =>
      client.POST('/questions/export/check', { body: { question_ids: [...ids] }, ...multipart, signal }),
    ),
};
