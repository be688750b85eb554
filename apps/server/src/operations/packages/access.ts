import { randomUUID } from 'node:crypto';
import { byId } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertLesson } from '../../testing/insertLesson.ts';
import { packageBytes } from '../../testing/samplePackage.ts';
import { storePackage } from '../../testing/storePackage.ts';
import { insertClass } from '../classes/access.ts';

const packaged: MakeThing = async ({ app, caller, mark, ownership, unit }) => {
  const createdBy = ownership === 'own' ? caller.id : unit.teacher;
  const stored = await storePackage(app, packageBytes('1.2'));
  const type = 'application/zip';
  const { id } = await insertLesson(app, { companyId: unit.id, createdBy, name: mark, type, stored });
  return { id, mark, of: {} };
};

/** A class that teaches one, which the caller has opened. */
const opened: MakeThing = async (cell) => {
  const { app, caller, mark, ownership } = cell;
  const { id } = await insertClass(cell, mark, ownership === 'own');
  const lesson = await packaged(cell);
  const chapter = { classroom_id: id, id: randomUUID(), position: 1000, name: mark };
  await app.database.insertInto('classroom_chapter').values(chapter).execute();
  const session = { classroom_id: id, id: randomUUID(), chapter_id: chapter.id, position: 0, name: mark };
  await app.database
    .insertInto('classroom_session')
    .values({ ...session, kind: 'lesson', lesson_id: lesson.id })
    .execute();
  const now = app.clock.now();
  await app.database
    .insertInto('lesson_progress')
    .values({
      classroom_id: id,
      session_id: session.id,
      user_id: caller.id,
      opened_at: now,
      last_at: now,
      opening: 1,
    })
    .execute();
  return { id, mark, of: { session: session.id } };
};

export const access = {
  openPackage: byId(packaged, { 'super-admin': '...0', admin: '..00', teacher: '..00' }),
  commitPackage: {
    cells: {
      'super-admin': '0000',
      admin: '0000',
      teacher: '0000',
      student: '.000',
      wwo: '0000',
      sponsor: '0000',
    },
    make: opened,
    call: ({ id, of }) => ({
      path: { id, session_id: of['session'] ?? randomUUID() },
      body: {
        opening: 1,
        number: 1,
        part_id: 'first',
        completion: 'completed',
        success: 'unknown',
        score: null,
        state: '',
        seconds_ago: 0,
      },
    }),
  },
} satisfies AreaAccess<'packages'>;
