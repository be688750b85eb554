import { everybody, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { withAssignment } from '../classes/access.ts';
import { unit } from '../companies/access.ts';
import { project } from '../projects/access.ts';
import { course, seenCourses } from '../courses/access.ts';

/** A course that a unit runs for its own people. */
const businessCourse: MakeThing = async (cell) => {
  const made = await course(cell);
  await cell.app.database.updateTable('course').set({ kind: 'business' }).where('id', '=', made.id).execute();
  return made;
};

export const access = {
  getWaiting: ofCaller({ 'super-admin': '.', admin: '.', teacher: '.' }),
  listTaughtExams: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: withAssignment,
    lists: true,
    call: () => ({ query: { limit: 100 } }),
  },
  listOwnProjects: {
    cells: everybody('.000'),
    make: project,
    lists: true,
    call: () => ({ query: { limit: 100 } }),
  },
  getTotals: ofCaller({ 'super-admin': '.' }),
  listCompanyCounts: {
    cells: { 'super-admin': '...0' },
    make: unit,
    lists: true,
    call: () => ({ query: { limit: 100 } }),
  },
  listBusinessCourses: listed(businessCourse, 'course_name', seenCourses),
} satisfies AreaAccess<'overview'>;
