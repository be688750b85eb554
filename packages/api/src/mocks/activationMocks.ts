import { activationCodes, newActivationCodes } from '../fixtures/activation';
import { myCourse } from '../fixtures/myCourses';
import { http } from './http';
import { page } from './page';

export const activationMocks = [
  http.post('/activation', ({ response }) =>
    response(200).json({
      data: {
        course_id: myCourse.course_id,
        course_name: myCourse.course_name,
        classroom_id: myCourse.id,
        classroom_name: myCourse.classroom_name,
      },
    }),
  ),
  http.get('/classrooms/{id}/activation-codes', ({ response }) => response(200).json(page(activationCodes))),
  http.post('/classrooms/{id}/activation-codes', ({ response }) =>
    response(200).json({ data: { codes: newActivationCodes } }),
  ),
  http.delete('/classrooms/{id}/activation-codes', ({ response }) => response(200).json({ data: null })),
];
