import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { multipart } from '../../client/multipart';
import type { ExportSource } from './ExportSource';

export const paperQueries = {
  /** What each format cannot carry of these questions. */
  exportCheck: (questions: ExportSource) =>
    getQuery(['questions', 'exportCheck', questions], (signal) =>
      'ids' in questions
        ? client.POST('/questions/export/check', {
            body: { question_ids: [...questions.ids] },
            ...multipart,
            signal,
          })
        : client.GET('/questions/export/check', { params: { query: questions.listed }, signal }),
    ),
};
