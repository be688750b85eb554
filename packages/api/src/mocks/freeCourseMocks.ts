import { freeCourse, freeCourseRows } from '../fixtures/freeCourses';
import { http } from './http';
import { page } from './page';

export const freeCourseMocks = [
  http.get('/free-courses', ({ response }) => response(200).json(page(freeCourseRows))),
  http.get('/free-courses/fields', ({ response }) =>
    response(200).json({
      data: [
        { id: '31', name: 'Kỹ năng mềm' },
        { id: '32', name: 'Ngoại ngữ' },
      ],
    }),
  ),
  http.get('/free-courses/{id}', ({ response }) => response(200).json({ data: freeCourse })),
  http.post('/free-courses/{id}/request', ({ response }) => response(200).json({ data: null })),
  http.delete('/free-courses/{id}/request', ({ response }) => response(200).json({ data: null })),
  http.post('/courses/{id}/public', ({ response }) => response(200).json({ data: null })),
  http.delete('/courses/{id}/public', ({ response }) => response(200).json({ data: null })),
];
