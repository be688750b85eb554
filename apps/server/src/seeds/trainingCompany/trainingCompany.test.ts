import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
import { isReservedAddress } from '@sen/domain/users/isReservedAddress';
import { deliverNotifications } from '../../jobs/ticking/deliverNotifications.ts';
import { mailNotifications } from '../../jobs/ticking/mailNotifications.ts';
import { runImports } from '../../jobs/ticking/runImports.ts';
import { sendActivations } from '../../jobs/ticking/sendActivations.ts';
import { settleResults } from '../../jobs/ticking/settleResults.ts';
import { submitOverdue } from '../../jobs/ticking/submitOverdue.ts';
import { orderDemoLoad } from '../../store/platform/demoLoads.ts';
import { insertSessions } from '../../testing/insertSessions.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { administrator } from './catalogue.ts';
import { ruledCourse } from './ruledCourse.ts';
import { removeTrainingCompany } from './removeTrainingCompany.ts';
import { TrainingCompanyLoader } from './TrainingCompanyLoader.ts';

const size = 60;
const stops = 3;

let app: TestApp;
let unit: string;
let steps = 0;

/** The jobs that run beside the loader in a server. */
async function runJobs(): Promise<void> {
  const { services } = app.app;
  await runImports.run(services);
  await sendActivations.run(services);
  await deliverNotifications.run(services);
  await mailNotifications.run(services);
  await submitOverdue.run(services);
  await settleResults.run(services);
}

/** Lets the step after these fail at its very end, once its work is done. */
async function failAfter(step: number): Promise<void> {
  await sql
    .raw(
      `create or replace function stop_demo() returns trigger language plpgsql as $$ begin
         if new.steps_done = ${step} + 1 then raise 'stopped'; end if; return new; end $$`,
    )
    .execute(app.database);
  await sql
    .raw('create trigger stop_demo before update on demo_load for each row execute function stop_demo()')
    .execute(app.database);
}

async function count(table: string, where: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(app.database);
  return rows[0]?.n ?? 0;
}

const tokens = new Map<string, string>();

/** An account has one session. */
async function tokenOf(where: string): Promise<{ token: string }> {
  const known = tokens.get(where);
  if (known !== undefined) return { token: known };
  const { rows } = await sql<{ id: string }>`
    select id from user_account where company_id = ${unit} and ${sql.raw(where)}`.execute(app.database);
  const [token = ''] = await insertSessions(app.database, [rows[0]?.id ?? '0']);
  tokens.set(where, token);
  return { token };
}

/** Loads everything, with a new process and a fault at steps chosen by chance. */
async function load(): Promise<void> {
  const chosen = new Set(Array.from({ length: stops }, () => 5 + Math.floor(Math.random() * 120)));
  console.info(`The loader stops after the steps ${[...chosen].join(', ')}.`);
  let loader = new TrainingCompanyLoader(app.app.services);
  for (let waits = 0; waits < 60;) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const loaded = await loader.next();
    if (loaded === 'end') return;
    if (loaded === 'wait') {
      waits += 1;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sql.raw('drop trigger if exists stop_demo on demo_load').execute(app.database);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await runJobs();
      continue;
    }
    steps += 1;
    if (!chosen.has(steps)) continue;
    loader = new TrainingCompanyLoader(app.app.services);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await failAfter(steps);
  }
  throw new Error('The loader waits for something that does not come.');
}

beforeAll(async () => {
  app = await TestApp.start();
  await app.database
    .transaction()
    .execute((transaction) => orderDemoLoad(transaction, size, app.clock.now()));
  await load();
  await runJobs();
  const row = await app.database
    .selectFrom('company')
    .select('id')
    .where('name', 'like', '%Sông Hồng')
    .executeTakeFirstOrThrow();
  unit = row.id;
}, 240_000);
afterAll(() => app.stop());

it('is loaded whole, each step once, and not a second time', async () => {
  const row = await app.database.selectFrom('demo_load').selectAll().executeTakeFirstOrThrow();
  expect([row.failure, row.steps_done]).toEqual([null, steps]);
  expect(row.ended_at).not.toBeNull();
  expect(await new TrainingCompanyLoader(app.app.services).next()).toBe('end');
  const again = app.database
    .transaction()
    .execute((transaction) => orderDemoLoad(transaction, size, app.clock.now()));
  await expect(again).rejects.toThrow();
});

it('has its people, most of them active, with addresses that no mail can reach', async () => {
  const mine = `company_id = ${unit} and membership_code like 'SH%'`;
  expect(await count('user_account', mine)).toBe(size + 1);
  expect(await count('user_account', `${mine} and status = 'active'`)).toBeGreaterThan(size * 0.8);
  const { rows } = await sql<{ email: string }>`
    select email from user_account where company_id <> 1 or company_id is null`.execute(app.database);
  const demo = rows.filter(({ email }) => !Object.values(people).some((one) => one.email === email));
  expect(demo.filter(({ email }) => !isReservedAddress(email))).toEqual([]);
});

it('sends no mail, and leaves none that others would wait for', async () => {
  expect(await count('mail', 'true')).toBe(0);
  expect(await count('activation_due', 'true')).toBe(0);
  expect(await count('notification_event', 'mailed < cardinality(recipients)')).toBe(0);
});

it('has classes that ended, run and have not begun, each with its exams', async () => {
  const now = `'${app.clock.now().toISOString()}'`;
  const mine = `company_id = ${unit}`;
  expect(await count('classroom', `${mine} and ends_at < ${now}`)).toBeGreaterThan(1);
  expect(await count('classroom', `${mine} and starts_at < ${now} and ends_at > ${now}`)).toBeGreaterThan(1);
  expect(await count('classroom', `${mine} and starts_at > ${now}`)).toBeGreaterThan(0);
  const dueThisWeek = `ends_at between ${now} and ${now}::timestamptz + interval '7 days'`;
  expect(await count('assignment', `${mine} and ${dueThisWeek}`)).toBeGreaterThan(0);
});

it('has attempts of different results, some to mark, some handed in by time, none still running', async () => {
  const mine = `assignment_id in (select id from assignment where company_id = ${unit})`;
  expect(await count('attempt', `${mine} and state = 'in_progress'`)).toBe(0);
  expect(await count('attempt', `${mine} and state = 'submitted'`)).toBeGreaterThan(0);
  expect(await count('attempt', `${mine} and state = 'marked'`)).toBeGreaterThan(20);
  expect(await count('attempt', `${mine} and number = 1`)).toBeGreaterThan(0);
  const { rows } = await sql<{ scores: number }>`
    select count(distinct score)::int as scores from attempt where ${sql.raw(mine)}`.execute(app.database);
  expect(rows[0]?.scores).toBeGreaterThan(8);
  expect(await count('attempt', `${mine} and submitted_at > '${app.clock.now().toISOString()}'`)).toBe(0);
});

it('has scores of whole and half points, and certifies nobody who has not passed', async () => {
  const mine = `assignment_id in (select id from assignment where company_id = ${unit})`;
  expect(await count('attempt', `${mine} and final_score * 2 <> floor(final_score * 2)`)).toBe(0);
  const results = `classroom_id in (select id from classroom where company_id = ${unit})`;
  expect(await count('course_result', `${results} and certificate`)).toBeGreaterThan(0);
  expect(
    await count('course_result', `${results} and certificate and (completion <> 'pass' or score < 70)`),
  ).toBe(0);
});

it('has a course whose rule was brought to its classes once, and whose next one waits', async () => {
  const admin = await tokenOf(`membership_code = '${administrator.code}'`);
  const { id } = await app.database
    .selectFrom('course')
    .select('id')
    .where('code', '=', ruledCourse.code)
    .where('company_id', '=', unit)
    .executeTakeFirstOrThrow();
  const { body } = await app.call<Answer<'getCourseRule'>>('getCourseRule', admin, { path: { id } });
  expect(body.data.classes.map(({ state }) => state)).toEqual(['differs', 'differs', 'same']);
  const [change] = body.data.changes;
  expect([body.data.changes.length, change?.undo_refusal]).toEqual([1, null]);
  expect((change?.lost ?? 0) + (change?.adjusted ?? 0)).toBeGreaterThan(0);
  const preview = await app.call<Answer<'previewCourseRule'>>('previewCourseRule', admin, { path: { id } });
  expect(preview.body.consequences.pending).toBe(0);
  expect(preview.body.total).toBeGreaterThan(0);
});

it('shows its administrator, a lecturer and a student what they have to do', async () => {
  const admin = await tokenOf(`membership_code = '${administrator.code}'`);
  const classes = await app.call<Answer<'listClasses'>>('listClasses', admin, { query: { limit: 50 } });
  expect(classes.body.total).toBeGreaterThan(5);
  const requests = await app.call<Answer<'listRequests'>>('listRequests', admin);
  expect(requests.body.data.map(({ status }) => status)).toContain('pending');
  const lecturer = await tokenOf("email like 'giangvien@%'");
  const bell = await app.call<Answer<'listNotifications'>>('listNotifications', lecturer);
  expect(bell.body.data.map(({ read_at }) => read_at === null)).toEqual(
    expect.arrayContaining([true, false]),
  );
  const student = await tokenOf("email like 'hocvien@%'");
  const exams = await app.call<Answer<'listAssignments'>>('listAssignments', student);
  expect(exams.body.data.length).toBeGreaterThan(1);
});

it('has conversations, of which the lecturer and the student have not read the newest', async () => {
  for (const [where, counts] of [
    ["email like 'giangvien@%'", { count_direct: 2 }],
    ["email like 'hocvien@%'", { count_groups: 1 }],
  ] as const) {
    const answer = await app.call<Answer<'countUnreadMessages'>>('countUnreadMessages', await tokenOf(where));
    expect(answer.body.data, where).toMatchObject(counts);
  }
});

it('has trainings over, under way and to come, after which most know more', async () => {
  const lecturer = await tokenOf("email like 'giangvien@%'");
  const { body } = await app.call<Answer<'listTrainings'>>('listTrainings', lecturer);
  const timings = body.data.map(({ timing }) => timing);
  expect(timings).toEqual(['not_started', 'happening', 'finished', 'finished']);
  const path = { id: body.data.at(-1)?.id ?? '0' };
  const compared = await app.call<Answer<'compareTests'>>('compareTests', lecturer, { path });
  const { both } = compared.body.data.group;
  expect(both.count).toBeGreaterThan(5);
  expect(both.better).toBeGreaterThan(both.worse);
});

it('has a forum with answers, a rejected topic and some that wait', async () => {
  const student = await tokenOf("email like 'hocvien@%'");
  const { body } = await app.call<Answer<'listTopics'>>('listTopics', student);
  expect(body.data.some(({ reply_count }) => reply_count > 1)).toBe(true);
  const mine = `company_id = ${unit}`;
  expect(await count('forum_topic', `${mine} and status = 'rejected'`)).toBe(1);
  expect(await count('registration_request', `${mine} and topic_id is not null and status = 'pending'`)).toBe(
    2,
  );
});

it('was used in every month of its year, in the portal and in the lessons of its classes', async () => {
  const months = async (of: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(distinct date_trunc('month', hour))::int as n from ${sql.raw(of)}`.execute(app.database);
    return rows[0]?.n ?? 0;
  };
  expect(await months('activity_hour')).toBeGreaterThan(11);
  expect(await months('activity_hour where classroom_id is not null')).toBeGreaterThan(3);
  expect(await months(`activity_action where action = 'login'`)).toBeGreaterThan(11);
});

it('has a deleted unit, which can be restored', async () => {
  const deleted = await app.database
    .selectFrom('company')
    .select('id')
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const { status } = await app.call('restoreCompanies', 'superAdmin', {
    body: { company_ids: [deleted.id] },
  });
  expect(status).toBe(200);
});

it('is removed without a trace, and the other units stay', async () => {
  const others = await count('user_account', 'company_id in (1, 2)');
  expect(await removeTrainingCompany(app.database, app.clock.now())).toBe(true);
  expect(await count('company', `id not in (1, 2)`)).toBe(0);
  expect(await count('user_account', 'company_id in (1, 2)')).toBe(others);
  expect(await removeTrainingCompany(app.database, app.clock.now())).toBe(false);
});
