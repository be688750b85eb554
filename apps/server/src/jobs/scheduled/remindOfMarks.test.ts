import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';
import { remindOfMarks } from './remindOfMarks.ts';
import { runIfDue } from '../startJobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true, config: { publicUrl: 'https://sen.example/' } });
});
afterAll(() => app.stop());
beforeEach(() => app.database.deleteFrom('mail').execute());

const mails = () =>
  app.database
    .selectFrom('mail')
    .select(['to_address', 'subject', 'body_text'])
    .orderBy('to_address')
    .execute();

/** 8:00 in Việt Nam, a day later each time. */
let day = 22;
const morning = () => app.clock.set(`2026-11-${(day += 1)}T01:00:00Z`);

test('sends each teacher of a class the attempts to mark, with a link', async () => {
  morning();
  await runIfDue(app.app.services, 'remindOfMarks', remindOfMarks);
  const [first, second, ...more] = await mails();
  expect(more).toEqual([]);
  expect([first?.to_address, second?.to_address].toSorted()).toEqual(
    [people.otherTeacher.email, people.teacher.email].toSorted(),
  );
  expect(first?.subject).toBe('4 bài thi đang chờ bạn chấm');
  expect(first?.body_text).toContain('- Kỹ năng bán hàng');
  expect(first?.body_text).toContain('https://sen.example/markAnswer/2/queue');
});

test('writes each mail once, over several processes and in a run that begins again', async () => {
  morning();
  const other = await app.another();
  const slot = app.clock.now();
  await Promise.all([
    runIfDue(app.app.services, 'remindOfMarks', remindOfMarks),
    runIfDue(other.app.services, 'remindOfMarks', remindOfMarks),
    remindOfMarks.run(other.app.services, slot),
  ]);
  await remindOfMarks.run(app.app.services, slot);
  expect(await mails()).toHaveLength(2);
});

test('sends nothing to teachers who have opted out, and resumes when they opt in', async () => {
  const choose = async (mail_unmarked: 'on' | 'off') => {
    await app.signIn('teacher');
    return app.call('saveMetas', 'teacher', { body: { user_metas: { mail_unmarked } } });
  };
  expect((await choose('off')).body).toMatchObject({ data: { user_metas: { mail_unmarked: 'off' } } });
  morning();
  await runIfDue(app.app.services, 'remindOfMarks', remindOfMarks);
  expect((await mails()).map(({ to_address }) => to_address)).toEqual([people.otherTeacher.email]);

  await choose('on');
  morning();
  await runIfDue(app.app.services, 'remindOfMarks', remindOfMarks);
  expect(await mails()).toHaveLength(3);
});

test('sends nothing to teachers who cannot sign in, nor when nothing waits', async () => {
  morning();
  const { id } = people.otherTeacher;
  await app.database.updateTable('user_account').set({ status: 'locked' }).where('id', '=', id).execute();
  await runIfDue(app.app.services, 'remindOfMarks', remindOfMarks);
  expect((await mails()).map(({ to_address }) => to_address)).toEqual([people.teacher.email]);

  await app.database.deleteFrom('mail').execute();
  await app.database
    .updateTable('attempt')
    .set({ state: 'marked' })
    .where('state', '=', 'submitted')
    .execute();
  morning();
  await runIfDue(app.app.services, 'remindOfMarks', remindOfMarks);
  expect(await mails()).toEqual([]);
});
