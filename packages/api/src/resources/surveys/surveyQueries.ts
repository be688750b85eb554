import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const surveyQueries = {
  all: () => ['survey-votes'] as const,
  list: (query: Query<'listSurveys'>) =>
    listQuery([...surveyQueries.all(), 'list', query], (signal) =>
      client.GET('/survey-votes', { params: { query }, signal }),
    ),
  /** The list of one class. */
  ofClass: (classroom_id: string) => (query: Omit<Query<'listSurveys'>, 'classroom_id'>) =>
    surveyQueries.list({ ...query, classroom_id }),
  /** The list of one course. */
  ofCourse: (course_id: string) => (query: Omit<Query<'listSurveys'>, 'course_id'>) =>
    surveyQueries.list({ ...query, course_id }),
  /** The list of one project. */
  ofProject: (project_id: string) => (query: Omit<Query<'listSurveys'>, 'project_id'>) =>
    surveyQueries.list({ ...query, project_id }),
  detail: (id: string) =>
    getQuery([...surveyQueries.all(), 'detail', id], (signal) =>
      client.GET('/survey-votes/{id}', { params: { path: { id } }, signal }),
    ),
  statistics: (id: string) =>
    getQuery([...surveyQueries.all(), 'statistics', id], (signal) =>
      client.GET('/survey-votes/{id}/statistics', { params: { path: { id } }, signal }),
    ),
  updateTime: (survey_id: string) =>
    getQuery([...surveyQueries.all(), 'updateTime', survey_id], (signal) =>
      client.GET('/sumup_surveys/updatetime', { params: { query: { survey_id } }, signal }),
    ),
  answerOf: (id: string, user_id: string) =>
    getQuery([...surveyQueries.all(), 'answer', id, user_id], (signal) =>
      client.GET('/survey-votes/{id}/users/{user_id}', { params: { path: { id, user_id } }, signal }),
    ),
  /** @param query where the address says that it is asked */
  asked: (id: string, query: Query<'openSurvey'>) =>
    getQuery([...surveyQueries.all(), 'asked', id, query], (signal) =>
      client.GET('/survey-votes/{id}/form', { params: { path: { id }, query }, signal }),
    ),
  /** Those of a class that the user is asked to answer. */
  ownInClass: (id: string) =>
    getQuery([...surveyQueries.all(), 'ownInClass', id], (signal) =>
      client.GET('/classrooms/{id}/check-survey-vote', { params: { path: { id } }, signal }),
    ),
  mine: () =>
    getQuery([...surveyQueries.all(), 'mine'], (signal) => client.GET('/survey-votes/mine', { signal })),
};
