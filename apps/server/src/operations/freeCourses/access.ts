import { byId, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { course, insertCourse } from '../courses/access.ts';

const publicCourse: MakeThing = async (cell) => {
  const { id } = await insertCourse(cell, cell.mark);
  const { database, clock } = cell.app;
  await database.updateTable('course').set({ public_since: clock.now() }).where('id', '=', id).execute();
  return { id, mark: cell.mark, of: {} };
};

/** A course of another unit that is not public: students see those of all units that are (`freeCourses.test.ts`). */
const seenCourse: MakeThing = (cell) => (cell.ownership === 'foreign' ? course(cell) : publicCourse(cell));

/** One that the caller has asked for, if it is an own one. */
const askedCourse: MakeThing = async (cell) => {
  const made = await seenCourse(cell);
  const { app, caller, ownership, unit } = cell;
  if (ownership === 'own')
    await app.database
      .insertInto('registration_request')
      .values({
        kind: 'free_course',
        company_id: unit.id,
        user_id: caller.id,
        course_id: made.id,
        created_at: app.clock.now(),
      })
      .execute();
  return made;
};

const changed = { 'super-admin': '...0', admin: '..00', teacher: '.x00' };

export const access = {
  listFreeCourses: listed(seenCourse, 'course_name', { student: '..00' }),
  listFreeCourseFields: ofCaller({ student: '.' }),
  getFreeCourse: byId(seenCourse, { student: '..00' }),
  askForFreeCourse: byId(seenCourse, { student: '..00' }, {}),
  withdrawFreeCourseRequest: byId(askedCourse, { student: '.r00' }),
  askForPublicCourse: byId(course, changed, {}),
  withdrawPublicCourse: byId(publicCourse, changed),
} satisfies AreaAccess<'freeCourses'>;
