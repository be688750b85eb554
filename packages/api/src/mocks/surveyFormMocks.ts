import { draftSurveyForm, surveyForm, surveyFormCategory, surveyFormRows } from '../fixtures/surveyForms';
import { categoryOptions } from './categoryOptions';
import { http } from './http';
import { page } from './page';

export const surveyFormMocks = [
  http.get('/survey-forms', ({ response }) => response(200).json(page(surveyFormRows))),
  ...categoryOptions('survey_votes_categories', [surveyFormCategory]),
  http.get('/survey-forms/{id}', ({ params, response }) =>
    response(200).json({ data: params.id === draftSurveyForm.id ? draftSurveyForm : surveyForm }),
  ),
  http.post('/survey-forms', ({ response }) => response(200).json({ data: draftSurveyForm })),
  http.post('/survey-forms/lock', ({ response }) => response(200).json({ data: null })),
  http.post('/survey-forms/{id}/clone', ({ response }) => response(200).json({ data: draftSurveyForm })),
  http.delete('/survey-forms', ({ response }) => response(200).json({ data: null })),
];
