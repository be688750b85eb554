import {
  askedSurvey,
  classSurvey,
  courseSurvey,
  finishedSurvey,
  mySurveys,
  ownClassSurveys,
  survey,
  surveyAnswer,
  surveyRows,
  surveyStatistics,
} from '../fixtures/surveys';
import { http } from './http';
import { page } from './page';

/** Nobody is asked anything. */
export const noSurveys = [
  http.get('/survey-votes/mine', ({ response }) => response(200).json({ data: [] })),
  http.get('/classrooms/{id}/check-survey-vote', ({ response }) => response(200).json({ data: [] })),
];

export const surveyMocks = [
  http.get('/survey-votes', ({ response }) => response(200).json(page(surveyRows))),
  http.get('/survey-votes/mine', ({ response }) => response(200).json({ data: mySurveys })),
  http.get('/survey-votes/{id}', ({ params, response }) =>
    response(200).json({
      data: [finishedSurvey, classSurvey, courseSurvey].find(({ id }) => id === params.id) ?? survey,
    }),
  ),
  http.get('/survey-votes/{id}/form', ({ response }) => response(200).json({ data: askedSurvey })),
  http.post('/survey-votes/{id}/answer', ({ response }) => response(200).json({ data: null })),
  http.get('/survey-votes/{id}/statistics', ({ response }) => response(200).json({ data: surveyStatistics })),
  http.get('/survey-votes/{id}/users/{user_id}', ({ response }) =>
    response(200).json({ data: surveyAnswer }),
  ),
  http.get('/sumup_surveys/updatetime', ({ response }) =>
    response(200).json({ data: { updated_at: '2026-11-21T02:30:00Z', computing: false } }),
  ),
  http.get('/classrooms/{id}/check-survey-vote', ({ response }) =>
    response(200).json({ data: ownClassSurveys }),
  ),
  http.post('/survey-votes', ({ response }) => response(200).json({ data: survey })),
  http.delete('/survey-votes', ({ response }) => response(200).json({ data: null })),
];
