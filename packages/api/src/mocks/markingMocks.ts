import { examsToMark, markingQueue } from '../fixtures/marking';
import { http } from './http';
import { page } from './page';

export const markingMocks = [
  http.get('/marking/exams', ({ response }) => response(200).json(page(examsToMark))),
  http.get('/classrooms/{id}/marking', ({ query, response }) => {
    const items =
      query.get('anonymous') === 'true'
        ? markingQueue.items.map((item) => ({ ...item, student: null }))
        : markingQueue.items;
    return response(200).json({ data: { ...markingQueue, items } });
  }),
];
