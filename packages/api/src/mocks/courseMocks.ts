import { course, courseRows, taughtCourse } from '../fixtures/courses';
import { samplePictures } from '../fixtures/profiles';
import { courseCertificateMock } from './certificateMocks';
import { http } from './http';
import { page } from './page';

const { chapters: _, ...facts } = course;

export const courseMocks = [
  courseCertificateMock,
  // Its classes are as it.
  http.get('/courses/{id}/rule', ({ response }) =>
    response(200).json({
      data: { course_name: '', class_count: 0, differing_count: 0, classes: [], changes: [] },
    }),
  ),
  http.get('/courses', ({ response }) => response(200).json(page(courseRows))),
  http.get('/courses/{id}', ({ response }) => response(200).json({ data: facts })),
  http.get('/courses/{id}/allInfo', ({ params, response }) =>
    response(200).json({ data: params.id === taughtCourse.id ? taughtCourse : course }),
  ),
  http.post('/courses/addFullInfo', ({ response }) => response(200).json({ data: course })),
  http.post('/courses/{id}/clone', ({ response }) => response(200).json({ data: facts })),
  http.post('/courses/{id}/banner', ({ response }) =>
    response(200).json({ data: { ...facts, banner: samplePictures.cover } }),
  ),
  http.delete('/courses/{id}/banner', ({ response }) => response(200).json({ data: facts })),
  http.delete('/courses', ({ response }) => response(200).json({ data: null })),
];
