import { byId, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertClass } from '../classes/access.ts';
import { insertCourse } from '../courses/access.ts';

/** A course with a class; a student's own class has begun. */
export const courseWithClass: MakeThing = async (cell) => {
  const { app, mark, ownership } = cell;
  const { id } = await insertCourse(cell, mark);
  const { id: classId } = await insertClass(cell, mark, ownership === 'own');
  const { database } = app;
  await database.updateTable('classroom').set({ course_id: id }).where('id', '=', classId).execute();
  return { id, mark, of: {} };
};

/** The review of such a course by the unit's student. */
const reviewed: MakeThing = async (cell) => {
  const { app, unit, mark } = cell;
  const course = await courseWithClass(cell);
  await app.database
    .insertInto('course_review')
    .values({ course_id: course.id, user_id: unit.student, stars: 4, text: mark })
    .execute();
  return course;
};

/** A review by the caller, or by another student of the unit. */
const review: MakeThing = async (cell) => {
  const { app, unit, caller, mark, ownership } = cell;
  const course = await courseWithClass(cell);
  const user_id = ownership === 'own' ? caller.id : unit.student;
  const { id } = await app.database
    .insertInto('course_review')
    .values({ course_id: course.id, user_id, stars: 4, text: mark })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, mark, of: {} };
};

const seen = { 'super-admin': '...0', admin: '..00', teacher: '..00', student: '..00' };

export const access = {
  listCourseReviews: { ...listed(reviewed, 'stars', seen), call: ({ id }) => ({ path: { id } }) },
  getCourseRating: byId(courseWithClass, seen),
  addCourseReview: byId(courseWithClass, { student: '.x00' }, { stars: 5, text: 'Rất bổ ích' }),
  editCourseReview: byId(review, { student: '.000' }, { stars: 3 }),
  deleteCourseReview: byId(review, { student: '.000' }),
  hideCourseReview: byId(review, { 'super-admin': '...0', admin: '..00' }, { reason: 'Lời lẽ xúc phạm' }),
} satisfies AreaAccess<'reviews'>;
