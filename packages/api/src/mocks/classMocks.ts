import type { ClassRow } from '../contract/model';
import { assignment, classRows, submissions, taughtClass } from '../fixtures/classes';
import { http } from './http';
import { page } from './page';

/** The classes as their teacher sees them. */
export const classMocks = [
  http.get('/classrooms', ({ query, response }) => {
    const isShown = ({ timing }: ClassRow) => query.get('current_time') === null || timing === 'happening';
    return response(200).json(page(classRows.filter(isShown)));
  }),
  http.get('/classrooms/{id}', ({ response }) => response(200).json({ data: taughtClass })),
  http.post('/classrooms/{id}/surveys', ({ response }) => response(200).json({ data: assignment })),
  http.put('/classrooms/{id}/surveys/{assignment_id}', ({ response }) =>
    response(200).json({ data: assignment }),
  ),
  http.delete('/classrooms/{id}/surveys/{assignment_id}', ({ response }) =>
    response(200).json({ data: null }),
  ),
  http.get('/submissions/waiting', ({ response }) =>
    response(200).json(page(submissions.filter(({ state }) => state === 'submitted'))),
  ),
  http.get('/classrooms/{id}/submissions', ({ response }) => response(200).json(page(submissions))),
];
