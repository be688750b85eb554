import type { ClassRow } from '../contract/model';
import { assignment, classRow, classRows, submissions, taughtClass } from '../fixtures/classes';
import { studentWork } from '../fixtures/studentWork';
import { http } from './http';
import { page } from './page';

/** A class that has the exam until later: assigning it again is refused unless it is meant. */
export const assignedAlready = http.post('/classrooms/{id}/surveys', ({ query, response }) => {
  if (query.get('again') === '1') return response(200).json({ data: assignment });
  return response(409).json({
    type: 'about:blank',
    title: 'examAlreadyAssigned',
    status: 409,
    code: 'examAlreadyAssigned',
    message: `Lớp ${classRow.classroom_name} đã được giao đề thi này, mở từ 08:00 18/11/2026 đến 17:00 18/12/2026.`,
  });
});

/** The classes as their teacher sees them. */
export const classMocks = [
  http.get('/classrooms', ({ query, response }) => {
    const isShown = ({ timing }: ClassRow) => query.get('current_time') === null || timing === 'happening';
    return response(200).json(page(classRows.filter(isShown)));
  }),
  http.delete('/classrooms', ({ response }) => response(200).json({ data: null })),
  http.post('/classrooms/{id}/students', ({ response }) =>
    response(200).json({ data: { added: 2, already: 1, invalid: 0, not_found: ['HV-0404'] } }),
  ),
  http.post('/classrooms/{id}/students/codes', ({ response }) =>
    response(200).json({ data: { codes: ['SV0005', 'chau@sen.vn'] } }),
  ),
  http.delete('/classrooms/{id}/students', ({ response }) => response(200).json({ data: { removed: 1 } })),
  http.post('/classrooms', ({ response }) => response(200).json({ data: taughtClass })),
  http.put('/classrooms/{id}', ({ response }) => response(200).json({ data: taughtClass })),
  http.get('/classrooms/{id}', ({ response }) => response(200).json({ data: taughtClass })),
  http.post('/classrooms/{id}/surveys', ({ response }) => response(200).json({ data: assignment })),
  http.put('/classrooms/{id}/surveys/{assignment_id}', ({ response }) =>
    response(200).json({ data: assignment }),
  ),
  http.delete('/classrooms/{id}/surveys/{assignment_id}', ({ response }) =>
    response(200).json({ data: null }),
  ),
  http.get('/classrooms/{id}/students/{user_id}', ({ response }) =>
    response(200).json({ data: studentWork }),
  ),
  http.post('/classrooms/{id}/reset', ({ response }) => response(200).json({ data: studentWork })),
  http.post('/classrooms/{id}/restore', ({ response }) => response(200).json({ data: studentWork })),
  http.get('/submissions/waiting', ({ response }) =>
    response(200).json(page(submissions.filter(({ state }) => state === 'submitted'))),
  ),
  http.get('/classrooms/{id}/submissions', ({ response }) => response(200).json(page(submissions))),
];
