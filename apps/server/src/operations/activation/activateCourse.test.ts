import { people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Class, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditOf } from '../../testing/auditOf.ts';
import { TestClasses } from '../../testing/TestClasses.ts';

let made: TestClasses;
beforeAll(async () => {
  made = await TestClasses.start();
});
afterAll(() => made.stop());
// The tries of one test are none of the next one's.
beforeEach(() => made.app.clock.pass({ seconds: 16 * 60 }));

type Person = keyof typeof people;

async function codesOf({ id }: Class, count = 1, hours = 24): Promise<string[]> {
  const body = { count, expires_at: made.hours(hours), note: 'Đợt một' };
  const answer = await made.app.call<Answer<'addActivationCodes'>>('addActivationCodes', 'admin', {
    path: { id },
    body,
  });
  expect(answer.status).toBe(200);
  return answer.body.data.codes.map(({ code }) => code);
}

const enter = (code: string, as: Person = 'student') =>
  made.app.call<Answer<'activateCourse'> & Problem>('activateCourse', as, { body: { code } });
const list = async ({ id }: Class) =>
  (
    await made.app.call<Answer<'listActivationCodes'>>('listActivationCodes', 'admin', {
      path: { id },
      query: { sort: 'number', order: 'asc' },
    })
  ).body.data;
const studentsOf = async ({ id }: Class) =>
  (await made.app.call<Answer<'getClass'>>('getClass', 'admin', { path: { id } })).body.data.student_ids;

it('enrols whoever enters the code, however it is typed, and says who has used it', async () => {
  const classroom = await made.added();
  const [code = '', other = ''] = await codesOf(classroom, 2);
  expect(code).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
  const entered = await enter(` ${code.toLowerCase().replaceAll('-', ' ')} `);
  expect(entered.body.data).toMatchObject({ classroom_id: classroom.id, course_id: classroom.course_id });
  expect(await studentsOf(classroom)).toEqual([people.student.id]);
  const [first, second] = await list(classroom);
  expect(first).toMatchObject({
    number: 1,
    state: 'used',
    used_by: { id: people.student.id },
    note: 'Đợt một',
  });
  expect(second).toMatchObject({ number: 2, state: 'unused', used_by: null });
  // The student is in the class: the other code stays for somebody else.
  expect((await enter(other)).body.code).toBe('alreadyInClass');
  expect((await list(classroom))[1]?.state).toBe('unused');
  const log = await auditOf(made.app.database, 'class', classroom.id);
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['class.codesAdded', 'class.codeUsed']),
  );
  expect(JSON.stringify(log)).not.toContain(code.slice(0, 4));
});

it('enrols exactly one of two who enter a code at once', async () => {
  const classroom = await made.added();
  const [code = ''] = await codesOf(classroom);
  const answers = await Promise.all([enter(code), enter(code, 'otherStudent'), enter(code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  const refused = answers.filter(({ status }) => status === 422);
  for (const { body } of refused) expect(body.codes).toEqual({ code: 'activationCodeUsed' });
  expect(await studentsOf(classroom)).toHaveLength(1);
});

it('refuses a wrong, expired, withdrawn or used code, and says what to do', async () => {
  const classroom = await made.added();
  const [short = ''] = await codesOf(classroom, 1, 1);
  const [withdrawn = ''] = await codesOf(classroom);
  const codeOf = async (typed: string) => (await enter(typed)).body.codes?.code;
  const withdraw = (code_ids: string[]) =>
    made.app.call<Problem>('withdrawActivationCodes', 'admin', {
      path: { id: classroom.id },
      body: { code_ids },
    });
  const [, second] = await list(classroom);
  expect((await withdraw([second?.id ?? ''])).status).toBe(200);
  expect(await codeOf(withdrawn)).toBe('activationCodeWithdrawn');
  expect(await codeOf('ABCD-EFGH-JKMN-PQRS')).toBe('activationCodeWrong');
  expect(await codeOf('xin chào')).toBe('activationCodeWrong');
  made.app.clock.pass({ seconds: 3700 });
  expect(await codeOf(short)).toBe('activationCodeExpired');
  expect((await list(classroom)).map(({ state }) => state)).toEqual(['expired', 'withdrawn']);
  const [used = ''] = await codesOf(classroom);
  expect((await enter(used)).status).toBe(200);
  const third = (await list(classroom))[2];
  expect((await withdraw([third?.id ?? ''])).body.code).toBe('activationCodesUsed');
});

it('refuses a code of another unit as if there were none, and one of a class that has ended', async () => {
  const foreign = await made.added();
  const [code = ''] = await codesOf(foreign);
  const unit = { company_id: secondCompany.id };
  await made.app.database.updateTable('classroom').set(unit).where('id', '=', foreign.id).execute();
  expect((await enter(code)).body.codes).toEqual({ code: 'activationCodeWrong' });
  const own = await made.added();
  const [late = ''] = await codesOf(own);
  const over = { ends_at: made.app.clock.now() };
  await made.app.database.updateTable('classroom').set(over).where('id', '=', own.id).execute();
  expect((await enter(late)).body.codes).toEqual({ code: 'classEnded' });
});

it('takes ten tries in a quarter of an hour, also of those sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => enter('ABCD-EFGH-JKMN-PQRS', 'otherStudent')),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  const limited = answers.find(({ status }) => status === 429);
  expect(limited?.body).toMatchObject({ code: 'tooManyActivations' });
  const [code = ''] = await codesOf(await made.added());
  expect((await enter(code, 'otherStudent')).status).toBe(429);
  made.app.clock.pass({ seconds: 16 * 60 });
  expect((await enter(code, 'otherStudent')).status).toBe(200);
});

it('settles a request that waits for the same class', async () => {
  const classroom = await made.added();
  await made.app.call('register', 'student', { body: { classroom_id: classroom.id } });
  const [code = ''] = await codesOf(classroom);
  expect((await enter(code)).status).toBe(200);
  const request = await made.app.database
    .selectFrom('registration_request')
    .select(['status', 'placed_class_id'])
    .where('asked_class_id', '=', classroom.id)
    .executeTakeFirstOrThrow();
  expect(request).toEqual({ status: 'approved', placed_class_id: classroom.id });
});
