import { randomUUID } from 'node:crypto';
import { byId } from '../../testing/access/accessRows.ts';
import type { AccessCells, AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertClass } from '../classes/access.ts';
import { madeLesson } from '../lessons/access.ts';

/** A class whose first session has a lesson. */
const taught: MakeThing = async (cell) => {
  const { app, mark, ownership } = cell;
  const { id } = await insertClass(cell, mark, ownership === 'own');
  const lesson = await madeLesson('published')(cell);
  const chapter = { classroom_id: id, id: randomUUID(), position: 1000, name: mark };
  await app.database.insertInto('classroom_chapter').values(chapter).execute();
  const session = { classroom_id: id, id: randomUUID(), chapter_id: chapter.id, position: 0, name: mark };
  await app.database
    .insertInto('classroom_session')
    .values({ ...session, kind: 'lesson', lesson_id: lesson.id })
    .execute();
  return { id, mark, of: { session: session.id } };
};

const seen: AccessCells = { 'super-admin': '...0', admin: '..00', teacher: '.000', student: '.000' };

export const access = {
  getStudy: { ...byId(taught, seen) },
  openLesson: {
    cells: seen,
    make: taught,
    call: ({ id, of }) => ({ path: { id, session_id: of['session'] ?? randomUUID() } }),
  },
} satisfies AreaAccess<'study'>;
