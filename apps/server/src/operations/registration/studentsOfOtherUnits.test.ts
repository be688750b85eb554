import type { Answer, Problem } from '@sen/api/contract/model';
import { questionSamples } from '@sen/api/fixtures/questions';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertEvent } from '../../testing/insertEvent.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

const { otherStudent: guest } = people;
let app: TestApp;
let [assignment, event] = ['', ''];
/** A student of another unit has been approved into a class, as free courses allow. */
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { database, clock } = app;
  const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
  await database
    .updateTable('user_account')
    .set({ company_id: secondCompany.id })
    .where('id', '=', guest.id)
    .execute();
  await database.deleteFrom('classroom_student').where('user_id', '=', guest.id).execute();
  await database.insertInto('classroom_student').values({ classroom_id: '1', user_id: guest.id }).execute();
  assignment = await newAssignment(app);
  event = await insertEvent(database, {
    company_id: demoCompany.id,
    title: 'Buổi thực hành chung',
    user_id: people.teacher.id,
    people: [people.student.id],
    starts_at: at(24),
    ends_at: at(25),
  });
  await database
    .updateTable('event_series')
    .set({ classroom_id: '1', everyone: true })
    .where('id', 'in', (series) => series.selectFrom('event').select('series_id').where('id', '=', event))
    .execute();
});
afterAll(() => app.stop());

test('they sit the exams of the class', async () => {
  const seen = await app.call<Answer<'getAssignment'>>('getAssignment', 'otherStudent', {
    path: { id: assignment },
  });
  expect(seen.body.data).toMatchObject({ may_start: true, assignment: { id: assignment } });
  const sitting = await Sitting.begin(app, 'otherStudent', assignment);
  await sitting.saveOne('one_choice', questionSamples.one_choice.right);
  expect((await sitting.submit()).status).toBe(200);
});

test('they open the events that its students are invited to', async () => {
  const opened = await app.call<Answer<'getEvent'>>('getEvent', 'otherStudent', { path: { id: event } });
  expect(opened.body.data).toMatchObject({ id: event, title: 'Buổi thực hành chung' });
  await app.database.deleteFrom('classroom_student').where('user_id', '=', guest.id).execute();
  expect((await app.call('getEvent', 'otherStudent', { path: { id: event } })).status).toBe(404);
  expect((await app.call('getAssignment', 'otherStudent', { path: { id: assignment } })).status).toBe(404);
  await app.database
    .insertInto('classroom_student')
    .values({ classroom_id: '1', user_id: guest.id })
    .execute();
});

test('the teacher and the administrator of the class read of their transcript what was reached in it', async () => {
  for (const who of ['teacher', 'admin'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { body } = await app.call<Answer<'getTranscript'> & Problem>('getTranscript', who, {
      path: { id: guest.id },
    });
    expect(body.data.person).toMatchObject({ id: guest.id });
    expect(body.data.courses.map(({ classroom_id }) => classroom_id)).toEqual(['1']);
  }
});
