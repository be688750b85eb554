import { randomUUID } from 'node:crypto';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { sortKey } from '@sen/domain/text/sort';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, byIds, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { TestFile } from '../../testing/multipartOf.ts';

/** A free course with one chapter, created by the caller or by the unit's teacher. */
export async function insertCourse(cell: AccessCell, name: string) {
  const { database } = cell.app;
  const project = await database
    .selectFrom('project')
    .select('id')
    .where('company_id', '=', cell.unit.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('course')
    .values({
      company_id: cell.unit.id,
      project_id: project.id,
      kind: 'free',
      name,
      sort_key: sortKey(name),
      code: `${cell.code}-${name.length}`,
      created_by: cell.ownership === 'own' ? cell.caller.id : cell.unit.teacher,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const chapter = { course_id: id, id: randomUUID(), position: 0, name: 'Mở đầu' };
  await database.insertInto('course_chapter').values(chapter).execute();
  return { id, project: project.id };
}

export const course: MakeThing = async (cell) => {
  const { id, project } = await insertCourse(cell, cell.mark);
  return { id, mark: cell.mark, of: { project } };
};

/** A teacher takes part in the unit's first project, and so sees its courses. */
export const seenCourses = { 'super-admin': '...0', admin: '..00', teacher: '..00' };
const changed = { 'super-admin': '...0', admin: '..00', teacher: '.x00' };

export const access = {
  listCourses: listed(course, 'course_name', seenCourses),
  getCourse: byId(course, seenCourses),
  getFullCourse: byId(course, seenCourses),
  cloneCourse: byId(course, seenCourses, {}),
  saveCourse: {
    cells: changed,
    make: course,
    call: ({ id, mark, of }, { code }) => ({
      body: {
        id,
        version: 1,
        project_id: of.project ?? '1',
        kind: 'free',
        course_name: mark,
        course_code: code,
        chapters: [{ id: randomUUID(), chapter_name: 'Mở đầu', sessions: [], surveys: [] }],
      },
    }),
  },
  saveCourseBanner: {
    cells: changed,
    make: course,
    call: ({ id }) => ({
      path: { id },
      body: { banner: new TestFile('banner.png', pictureBytes.png()) },
    }),
  },
  removeCourseBanner: byId(course, changed),
  deleteCourses: byIds(course, 'course_ids', changed),
} satisfies AreaAccess<'courses'>;
