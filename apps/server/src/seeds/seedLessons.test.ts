import { sniffFile } from '@sen/domain/files/sniffFile';
import { people } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';
import { demoLessons, lessonsOfSessions } from './demoLessons.ts';
import { seedLessons } from './seedLessons.ts';
import { seedProgress } from './seedProgress.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database
    .transaction()
    .execute((transaction) => seedLessons(transaction, app.app.services.files, app.clock.now()));
});
afterAll(() => app.stop());

it('has lessons whose files are what their names say, and courses with lessons', async () => {
  const bank = await app.call<Answer<'listLessons'>>('listLessons', 'teacher', { query: { scope: 'own' } });
  const names = demoLessons.filter(({ by }) => by === people.teacher.id).map(({ name }) => name);
  expect(bank.body.data.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  const found: (string | undefined)[] = [];
  for (const { id } of bank.body.data) {
    // oxlint-disable-next-line no-await-in-loop -- few
    const { body } = await app.call<Answer<'getLesson'>>('getLesson', 'teacher', { path: { id } });
    for (const file of body.data.attachments) {
      // oxlint-disable-next-line no-await-in-loop -- few
      const read = await app.call('getFile', 'teacher', { path: { id: file.id } });
      expect(read.raw.rawPayload.length).toBe(file.size);
      found.push(sniffFile(read.raw.rawPayload));
    }
  }
  expect(new Set(found)).toEqual(new Set(['pdf', 'png', 'zip']));
  const packaged = bank.body.data.find(({ name }) => name === 'Làm việc với thang an toàn');
  const { body } = await app.call<Answer<'openPackage'>>('openPackage', 'teacher', {
    path: { id: packaged?.id ?? '' },
  });
  expect(body.data.parts).toMatchObject([{ title: 'Làm việc với thang an toàn', is_sco: true }]);
  const studied = await app.database
    .selectFrom('course_session')
    .select('lesson_id')
    .where('lesson_id', 'is not', null)
    .execute();
  expect(studied).toHaveLength(Object.values(lessonsOfSessions).flatMap((one) => Object.keys(one)).length);
});

it('has students who have studied all, a part or nothing of what their class teaches', async () => {
  const { database, clock } = app;
  await database
    .updateTable('classroom_session')
    .from('course_session')
    .from('classroom')
    .set((row) => ({ lesson_id: row.ref('course_session.lesson_id') }))
    .whereRef('classroom.id', '=', 'classroom_session.classroom_id')
    .whereRef('course_session.course_id', '=', 'classroom.course_id')
    .whereRef('course_session.name', '=', 'classroom_session.name')
    .execute();
  const attend = await database
    .selectFrom('classroom_student')
    .select('user_id')
    .where('classroom_id', '=', '1')
    .orderBy('user_id')
    .limit(9)
    .execute();
  const students = attend.map(({ user_id }) => user_id);
  await database
    .transaction()
    .execute((transaction) => seedProgress(transaction, { now: clock.now(), students }));
  const rows = await database
    .selectFrom('lesson_progress')
    .select(['user_id', 'completed_at'])
    .where('classroom_id', '=', '1')
    .execute();
  const done = new Map<string, number>();
  for (const { user_id, completed_at } of rows)
    done.set(user_id, (done.get(user_id) ?? 0) + (completed_at ? 1 : 0));
  expect(new Set(done.values())).toEqual(new Set([0, 1, 2]));
  expect(done.get(people.student.id)).toBe(1);
});
