import { expect, test } from 'vitest';
import { checkPlaces } from './checkPlaces.ts';

const classroom = { course_id: '2', project_id: '3' };
const course = { project_id: '3' };

test('the course is that of the class, the project that of both', () => {
  const codes = (...given: Parameters<typeof checkPlaces>) =>
    checkPlaces(...given).map(({ field, code }) => [field, code]);
  expect(codes({ course_id: '2', project_id: '3' }, { classroom, course })).toEqual([]);
  expect(codes({}, { classroom, course: undefined })).toEqual([]);
  expect(codes({ project_id: '9' }, { classroom: undefined, course: undefined })).toEqual([]);
  expect(codes({ course_id: '9', project_id: '9' }, { classroom, course })).toEqual([
    ['course_id', 'eventCourseOfOtherClass'],
  ]);
  expect(codes({ project_id: '9' }, { classroom, course: undefined })).toEqual([
    ['project_id', 'eventProjectOfOtherClass'],
  ]);
  expect(codes({ course_id: '2', project_id: '9' }, { classroom: undefined, course })).toEqual([
    ['project_id', 'eventProjectOfOtherCourse'],
  ]);
});
