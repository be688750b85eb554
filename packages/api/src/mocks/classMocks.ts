import { assignment, classRows, submissions, taughtClass } from '../fixtures/classes';
import { http } from './http';
import { page } from './page';

/** The classes as their teacher sees them. */
export const classMocks = [
  http.get('/classrooms', ({ response }) => response(200).json(page(classRows))),
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
