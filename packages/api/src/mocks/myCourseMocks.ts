import { myCourses, studentCourse } from '../fixtures/myCourses';
import { http } from './http';
import { page } from './page';

const variants = {
  current_time: 'happening',
  end_time: 'finished',
  comming_time: 'not_started',
} as const;

/** The own courses of a student. */
export const myCourseMocks = [
  http.get('/my-courses', ({ query, response }) => {
    const chosen = (Object.keys(variants) as (keyof typeof variants)[]).filter((name) => query.get(name));
    const id = query.get('fieldName[]') === 'course_id' ? query.get('keyword[]') : null;
    const rows = myCourses.filter(
      ({ timing, course_id, registration }) =>
        (query.get('is_free') !== '1' || course_id === '3') &&
        (query.get('status') !== 'Request' || registration === 'awaiting_approval') &&
        (id === null || course_id === id) &&
        (chosen.length === 0 || chosen.some((name) => variants[name] === timing)),
    );
    return response(200).json({ ...page(rows), limit: 8 });
  }),
  http.get('/courses-student/{id}', ({ response }) => response(200).json({ data: studentCourse })),
];
