import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertClass } from '../classes/access.ts';
import { course } from '../courses/access.ts';
import { member } from '../users/access.ts';

/** A student: the caller, one of the caller's classes, or another. */
const person: MakeThing = async (cell) =>
  cell.ownership === 'own' && cell.caller.role === 'student'
    ? { id: cell.caller.id, mark: cell.mark, of: {} }
    : member(cell);

/** A class with a student: the caller where the caller is one. */
const classOf: MakeThing = async (cell) => {
  const { id } = await insertClass(cell, cell.mark, cell.ownership === 'own');
  const isOwn = cell.ownership === 'own' && cell.caller.role === 'student';
  return { id, mark: cell.mark, of: { student: isOwn ? cell.caller.id : cell.unit.student } };
};

const edited = { 'super-admin': '...0', admin: '..00', teacher: '.x00' };
/** The course has no classes. */
const refused = { 'super-admin': 'rrr0', admin: 'rr00', teacher: 'rx00' };

const seen = { 'super-admin': '...0', admin: '..00', teacher: '.000', student: '.000' };

export const access = {
  getTranscript: { cells: seen, make: person, call: ({ id }) => ({ path: { id } }) },
  getTranscriptFile: {
    cells: seen,
    make: person,
    call: ({ id }) => ({ path: { id }, query: { format: 'xlsx' } }),
  },
  explainCourseResult: {
    cells: seen,
    make: classOf,
    call: ({ id, of }) => ({ path: { id, user_id: of.student ?? '987654321' } }),
  },
  getCourseRule: { cells: edited, make: course, call: ({ id }) => ({ path: { id } }) },
  previewCourseRule: { cells: edited, make: course, call: ({ id }) => ({ path: { id } }) },
  applyCourseRule: {
    cells: refused,
    make: course,
    call: ({ id }) => ({
      path: { id },
      as: 'json',
      body: { reason: 'Theo quy chế mới', basis: 'of another preview', ended: false },
    }),
  },
  undoCourseRule: {
    cells: { 'super-admin': '0000', admin: '0000', teacher: '0x00' },
    make: course,
    call: ({ id }) => ({ path: { id, change_id: '999999' } }),
  },
} satisfies AreaAccess<'completion'>;
