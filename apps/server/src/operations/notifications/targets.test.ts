import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { NotificationEvent } from '@sen/domain/notifications/notificationTypes';
import { sampleEvent } from '@sen/domain/notifications/sampleEvent';
import { deliverNotifications } from '../../jobs/ticking/deliverNotifications.ts';
import { mailNotifications } from '../../jobs/ticking/mailNotifications.ts';
import { notify } from '../../store/notifications/notify.ts';
import { insertTraining } from '../../testing/insertTraining.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Who = keyof typeof people;
type Opened = Answer<'openNotification'> & Problem;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database.deleteFrom('notification_event').execute();
});
afterAll(() => app.stop());

const newest = async (as: Who) => {
  await deliverNotifications.run(app.app.services);
  const { body } = await app.call<Answer<'listNotifications'>>('listNotifications', as);
  const [first] = body.data;
  if (!first) throw new Error(`There is no notification for ${as}.`);
  return first;
};
const raise = (event: NotificationEvent, to: string) =>
  app.database
    .transaction()
    .execute((transaction) => notify(transaction, event, { to: [to], causedBy: null, now: app.clock.now() }));
const open = (as: Who, id: string) => app.call<Opened>('openNotification', as, { path: { id } });

test('the report of a unit is ready for those who may see it', async () => {
  const { facts, ...event } = sampleEvent('UnitReportReady');
  const ready = (company_id: string) => ({ ...event, facts: { ...facts, company_id } }) as NotificationEvent;
  await raise(ready(demoCompany.id), people.admin.id);
  expect((await open('admin', (await newest('admin')).id)).body.data.address).toBe('/report/unit');
  await raise(ready(secondCompany.id), people.admin.id);
  expect((await open('admin', (await newest('admin')).id)).status).toBe(404);
  await raise(ready(secondCompany.id), people.superAdmin.id);
  expect((await open('superAdmin', (await newest('superAdmin')).id)).status).toBe(200);
});

test('a test of a meeting names the meeting and its kind, and its mail leads to it; until it is time it leads to the training, which shows when', async () => {
  await app.database.deleteFrom('notification_event').execute();
  await app.database.deleteFrom('mail').execute();
  await raise(sampleEvent('AssignNewPreTest'), people.student.id);
  const expected = { meeting_id: '8', meeting_name: 'Tập huấn an toàn quý IV', kind: 'pretest' };
  expect((await newest('student')).data).toMatchObject(expected);
  await mailNotifications.run(app.app.services);
  const mails = await app.database.selectFrom('mail').select('body_text').execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body_text).toContain('bài kiểm tra đầu vào');
  expect(mails[0]?.body_text).toContain(`/survey/12/meeting/8/user/${people.student.id}`);
  const { id: gone } = await newest('student');
  expect((await open('student', gone)).status).toBe(404);

  const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000);
  const { id: train, tests } = await insertTraining(app.database, {
    company_id: demoCompany.id,
    name: 'Tập huấn an toàn quý IV',
    teachers: [people.teacher.id],
    students: [people.student.id],
    exams: ['1', '1'],
    starts_at: hours(-1),
    between: hours(1),
    ends_at: hours(2),
  });
  const opened = async (type: 'AssignNewPreTest' | 'SurveyChanged', facts: object) => {
    const event = sampleEvent(type);
    await raise({ ...event, facts: { ...event.facts, ...facts } } as typeof event, people.student.id);
    const { status, body } = await open('student', (await newest('student')).id);
    return { status, address: body.data.address, message: body.message };
  };
  const [pretest, posttest] = tests;
  expect(await opened('AssignNewPreTest', { meeting_id: pretest?.meeting })).toEqual({
    status: 200,
    address: `/survey/12/meeting/${pretest?.meeting}/user/${people.student.id}`,
    message: undefined,
  });
  const early = {
    status: 200,
    address: `/trains/${train}`,
    message: expect.stringContaining('Chưa đến giờ làm bài'),
  };
  expect(await opened('AssignNewPreTest', { meeting_id: posttest?.meeting })).toEqual(early);
  expect(await opened('SurveyChanged', { type_id: posttest?.assignment })).toEqual(early);
});

test('a training leads its people to its page', async () => {
  const { id } = await insertTraining(app.database, {
    company_id: demoCompany.id,
    name: 'Tập huấn vận hành xe nâng',
    teachers: [people.teacher.id],
    students: [people.student.id],
    exams: ['1', '1'],
    starts_at: new Date(app.clock.now().getTime() + 3_600_000),
    between: new Date(app.clock.now().getTime() + 7_200_000),
    ends_at: new Date(app.clock.now().getTime() + 10_800_000),
  });
  const { facts, ...event } = sampleEvent('TrainingTeacherAssigned');
  const given = { ...event, facts: { ...facts, train_id: id } } as NotificationEvent;
  await raise(given, people.teacher.id);
  expect((await open('teacher', (await newest('teacher')).id)).body.data.address).toBe(`/trains/${id}`);
  await raise(given, people.otherTeacher.id);
  expect((await open('otherTeacher', (await newest('otherTeacher')).id)).status).toBe(404);
});

test('an online session of a class names the session, and leads to the class', async () => {
  const { body } = await app.call<Answer<'listClasses'>>('listClasses', 'teacher');
  const classroom_id = body.data.find(({ timing }) => timing === 'happening')?.id ?? '';
  const session = {
    classroom_id,
    classroom_name: 'Hỏi đáp',
    classroom_url: 'https://meet.google.com/abc-defg-hij',
    classroom_start_time: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
    student_ids: [people.student.id],
  };
  const made = await app.call<Answer<'addOnlineClass'>>('addOnlineClass', 'teacher', { body: session });
  const { id, data } = await newest('student');
  expect(data).toMatchObject({ classroom_id, meeting_id: made.body.data.id, meeting_name: 'Hỏi đáp' });
  expect((await open('student', id)).body.data.address).toBe(`/classroom/${classroom_id}?tab=online`);
});

test('a request says what it asks for', async () => {
  await raise(sampleEvent('RegistrationRequested'), people.admin.id);
  expect((await newest('admin')).data).toMatchObject({ kind: 'account', company_id: '3' });
});
