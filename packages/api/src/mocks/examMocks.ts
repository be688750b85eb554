import { draftExam, exam, examCategory, examRows } from '../fixtures/exams';
import { categoryOptions } from './categoryOptions';
import { http } from './http';
import { page } from './page';

export const examMocks = [
  http.get('/surveys', ({ response }) => response(200).json(page(examRows))),
  ...categoryOptions('surveys_categories', [examCategory]),
  http.get('/surveys_data', ({ response }) =>
    response(200).json(page(examRows.map(({ id, title, category }) => ({ id, title, category })))),
  ),
  http.post('/clone-survey/{id}', ({ response }) => response(200).json({ data: draftExam })),
  http.get('/surveys/{id}', ({ params, response }) =>
    response(200).json({ data: params.id === draftExam.id ? draftExam : exam }),
  ),
  http.post('/surveys/fulldata', ({ response }) => response(200).json({ data: draftExam })),
  http.post('/surveys/lock', ({ response }) => response(200).json({ data: null })),
  http.put('/surveys/{id}/publish', ({ response }) => response(200).json({ data: exam })),
  http.delete('/surveys', ({ response }) => response(200).json({ data: null })),
];
