import { randomUUID } from 'node:crypto';
import type { LessonStatus } from '@sen/api/contract/model';
import { byId, byIds, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertLesson } from '../../testing/insertLesson.ts';

/** A lesson of the caller, or of the unit's teacher. */
export const madeLesson =
  (status: LessonStatus): MakeThing =>
  async ({ app, ownership, caller, unit, mark }) => {
    const createdBy = ownership === 'own' ? caller.id : unit.teacher;
    const { id, ...of } = await insertLesson(app, { companyId: unit.id, createdBy, name: mark, status });
    return { id, mark, of };
  };
const lesson = madeLesson('draft');
const published = madeLesson('published');

const seen = { 'super-admin': '...0', admin: '..00', teacher: '..00' };

export const access = {
  listLessons: listed(published, 'name', seen, { scope: 'general' }),
  listUsableLessons: {
    cells: seen,
    make: published,
    lists: true,
    call: ({ mark, of }) => ({
      query: { project_id: of.project ?? '1', 'fieldName[]': ['name'], 'keyword[]': [mark] },
    }),
  },
  getLesson: byId(lesson, seen),
  saveLesson: {
    cells: seen,
    make: lesson,
    call: ({ id, mark, of }) => ({
      body: {
        id,
        version: 1,
        name: mark,
        category_id: of.category ?? '1',
        project_id: of.project ?? '1',
        attachments: [{ id: of.file ?? randomUUID(), is_main: true }],
      },
    }),
  },
  cloneLesson: byId(lesson, seen),
  lockLessons: byIds(
    lesson,
    'lesson_ids',
    { 'super-admin': 'rrr0', admin: 'rr00', teacher: 'rx00' },
    { lock: true },
  ),
  deleteLessons: byIds(lesson, 'lesson_ids', { 'super-admin': '...0', admin: '..00', teacher: '.x00' }),
} satisfies AreaAccess<'lessons'>;
