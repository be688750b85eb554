import { draftExam, exam, examCategory, examPreview, examRows } from '../fixtures/exams';
import { questionRows } from '../fixtures/questions';
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
  http.get('/surveys/{id}/preview', ({ response }) => response(200).json({ data: examPreview })),
  http.get('/surveys/{id}', ({ params, response }) =>
    response(200).json({ data: params.id === draftExam.id ? draftExam : exam }),
  ),
  http.post('/surveys/draw', ({ response }) => response(200).json({ data: questionRows.slice(0, 2) })),
  http.post('/surveys/draw/check', ({ response }) =>
    response(200).json({ data: [{ total: 40, easy: 12, medium: 14, hard: 9, problem: null }] }),
  ),
  http.post('/surveys/draw/another', ({ response }) => {
    const row = questionRows.at(-1);
    if (row === undefined) throw new Error('The fixtures hold no question.');
    return response(200).json({ data: row });
  }),
  http.get('/surveys/{id}/print', ({ response }) =>
    response.untyped(new Response('%PDF-1.3', { headers: { 'content-type': 'application/pdf' } })),
  ),
  http.post('/surveys/fulldata', ({ response }) => response(200).json({ data: draftExam })),
  http.post('/surveys/lock', ({ response }) => response(200).json({ data: null })),
  http.put('/surveys/{id}/publish', ({ response }) => response(200).json({ data: exam })),
  http.delete('/surveys', ({ response }) => response(200).json({ data: null })),
];
