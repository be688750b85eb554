import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const surveyFormQueries = {
  all: () => ['survey-forms'] as const,
  list: (query: Query<'listSurveyForms'>) =>
    listQuery([...surveyFormQueries.all(), 'list', query], (signal) =>
      client.GET('/survey-forms', { params: { query }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...surveyFormQueries.all(), 'detail', id], (signal) =>
      client.GET('/survey-forms/{id}', { params: { path: { id } }, signal }),
    ),
};
