import { draftLesson, lesson, lessonCategory, lessonRows } from '../fixtures/lessons';
import { categoryOptions } from './categoryOptions';
import { http } from './http';
import { page } from './page';

export const lessonMocks = [
  http.get('/lessons', ({ response }) => response(200).json(page(lessonRows))),
  ...categoryOptions('lessons_categories', [lessonCategory]),
  http.get('/lessons/usable', ({ response }) =>
    response(200).json(page(lessonRows.map(({ id, name, category }) => ({ id, name, category })))),
  ),
  http.get('/lessons/{id}', ({ params, response }) =>
    response(200).json({ data: params.id === draftLesson.id ? draftLesson : lesson }),
  ),
  http.get('/files/{id}/rendition', ({ response }) =>
    response(200).json({ data: { state: 'not_needed', type: null, seconds: null, failure: null } }),
  ),
  http.post('/lessons', ({ response }) => response(200).json({ data: draftLesson })),
  http.post('/lessons/lock', ({ response }) => response(200).json({ data: null })),
  http.post('/lessons/{id}/clone', ({ response }) => response(200).json({ data: draftLesson })),
  http.delete('/lessons', ({ response }) => response(200).json({ data: null })),
];
