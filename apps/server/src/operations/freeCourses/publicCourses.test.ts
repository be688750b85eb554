import { people } from '@sen/api/fixtures/people';
import type { Answer, FullCourse, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { effectsOfKinds } from '../../approvals/effectsOfKinds.ts';
import { madePublicMail } from '../../mail/publicCourseMails.ts';
import { TestClasses } from '../../testing/TestClasses.ts';

type Person = Parameters<TestClasses['app']['call']>[1];

let made: TestClasses;
beforeAll(async () => {
  made = await TestClasses.start();
});
afterAll(() => made.stop());

const ask = ({ id }: { id: string }, as: Person = 'teacher', note?: string) =>
  made.app.call<Problem>('askForPublicCourse', as, { path: { id }, body: note ? { note } : {} });
const withdraw = ({ id }: { id: string }, as: Person = 'teacher') =>
  made.app.call<Problem>('withdrawPublicCourse', as, { path: { id } });
const full = async ({ id }: { id: string }): Promise<FullCourse> =>
  (await made.app.call<Answer<'getFullCourse'>>('getFullCourse', 'admin', { path: { id } })).body.data;
const decide = (operation: 'approveRequests' | 'denyRequests', as: Person, request_ids: string[]) =>
  made.app.call<Problem>(operation, as, {
    body: { request_ids, ...(operation === 'denyRequests' && { reason: 'Chưa có bài giảng.' }) },
  });
const requestOf = async ({ id }: { id: string }) => {
  const query = { kind: 'public_course', course_id: id };
  const { body } = await made.app.call<Answer<'listRequests'>>('listRequests', 'admin', { query });
  return body.data[0]?.id ?? '';
};

it('is asked for by the lecturer and decided above the units', async () => {
  const course = await made.newCourse('teacher');
  expect((await ask(course, 'teacher', 'Dành cho mọi đơn vị')).status).toBe(200);
  expect((await ask(course, 'admin')).body.code).toBe('publicAlreadyAsked');
  expect(await full(course)).toMatchObject({
    public_since: null,
    public_request: { status: 'pending', name: people.teacher.name },
  });
  const id = await requestOf(course);
  expect((await decide('approveRequests', 'admin', [id])).body.code).toBe('forbidden');
  expect((await decide('approveRequests', 'superAdmin', [id])).status).toBe(200);
  expect((await full(course)).public_since).not.toBeNull();
  expect((await ask(course)).body.code).toBe('courseAlreadyPublic');
  const events = await made.app.database
    .selectFrom('notification_event')
    .select(['type', 'recipients'])
    .where('type', 'like', 'PublicCourse%')
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { type: 'PublicCourseRequested', recipients: [people.superAdmin.id] },
    { type: 'PublicCourseApproved', recipients: [people.teacher.id] },
  ]);
  expect((await withdraw(course)).status).toBe(200);
  expect((await full(course)).public_since).toBeNull();
  expect((await withdraw(course)).body.code).toBe('courseNotPublic');
});

it('is approved whatever follows from the approval', async () => {
  const course = await made.newCourse('teacher');
  await ask(course);
  const id = await requestOf(course);
  const effects = vi.spyOn(effectsOfKinds.public_course, 'approve').mockResolvedValue((request) => ({
    event: { type: 'PublicCourseApproved', facts: { course_id: course.id, course_name: course.course_name } },
    mail: madePublicMail(request, { course: course.course_name, href: 'https://sen.vn' }),
  }));
  expect((await decide('approveRequests', 'superAdmin', [id])).status).toBe(200);
  effects.mockRestore();
  expect((await full(course)).public_request?.status).toBe('approved');
});

it('is denied with a reason, asked for again, and withdrawn while it waits', async () => {
  const course = await made.newCourse('teacher');
  await ask(course);
  await decide('denyRequests', 'superAdmin', [await requestOf(course)]);
  expect((await full(course)).public_request).toMatchObject({
    status: 'denied',
    reason: 'Chưa có bài giảng.',
  });
  expect((await ask(course)).status).toBe(200);
  expect((await withdraw(course)).status).toBe(200);
  expect((await full(course)).public_request?.status).toBe('withdrawn');
});

it('makes a business course a free one', async () => {
  const course = await made.newCourse();
  await made.app.database
    .updateTable('course')
    .set({ kind: 'business', price: null })
    .where('id', '=', course.id)
    .execute();
  expect((await ask(course, 'superAdmin')).status).toBe(200);
  expect(await full(course)).toMatchObject({ kind: 'free', price: 0, version: course.version + 1 });
});

it('is not asked for by a colleague or another unit', async () => {
  const course = await made.newCourse();
  expect((await ask(course, 'teacher')).body.code).toBe('courseOfAnother');
  expect((await ask({ id: '999999' }, 'teacher')).status).toBe(404);
});
