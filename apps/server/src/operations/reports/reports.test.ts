import type { Answer, ReportName, ReportNumber } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { completionNames } from '@sen/domain/completion/resultNames';
import { can } from '@sen/domain/access/can';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sources } from '../../store/reports/sources.gen.ts';
import { TestApp, type TestCall } from '../../testing/TestApp.ts';

// Object.keys widens the keys; they are exactly the table's.
const reports = Object.keys(sources) as ReportName[];
const callers = ['superAdmin', 'admin', 'teacher'] as const;
type CallerName = (typeof callers)[number];
/** Those who may see a report. */
const seenBy = (report: ReportName) =>
  callers.filter((as) => can(people[as].role, sources[report].definition.permission));

type Opening = ReportNumber['opens'];
type Query = NonNullable<TestCall['query']>;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await generate();
});
afterAll(() => app.stop());

/** Results of all students of classes and 40 days of activity of all people, at random but always the same. */
async function generate(): Promise<void> {
  const { database } = app;
  await sql`select setseed(0.19)`.execute(database);
  await sql`insert into course_result (classroom_id, user_id, completion, score, rating, certificate, completed_at, updated_at)
    select classroom_id, user_id, (array[${sql.join(Object.keys(completionNames))}])[1 + floor(random() * 5)::int],
      case when random() < 0.7 then round((random() * 100)::numeric, 2) end, null, false, null, ${app.clock.now()}
    from classroom_student where random() < 0.8 on conflict (classroom_id, user_id) do nothing`.execute(
    database,
  );
  const hour = sql`date_trunc('hour', ${app.clock.now()}::timestamptz - random() * interval '40 days')`;
  await sql`insert into activity_hour (user_id, classroom_id, session_id, hour, active_seconds, visits)
    select student.user_id, session.classroom_id, session.id, ${hour}, floor(random() * 3600)::int, 1 + floor(random() * 3)::int
    from classroom_student student join classroom_session session on session.classroom_id = student.classroom_id
    where random() < 0.3 on conflict do nothing`.execute(database);
  await sql`insert into activity_hour (user_id, hour, active_seconds, visits)
    select id, ${hour}, floor(random() * 3600)::int, 1 from user_account, generate_series(1, 4) where random() < 0.5
    on conflict do nothing`.execute(database);
  await sql`insert into activity_action (user_id, hour, action, count)
    select id, ${hour}, (array['login', 'logout', 'editProfile'])[1 + floor(random() * 3)::int], 1 + floor(random() * 9)::int
    from user_account, generate_series(1, 6) where random() < 0.5 on conflict do nothing`.execute(database);
}

const queryOf = ({ filters }: Pick<Opening, 'filters'>) => ({
  'fieldName[]': filters.map(({ field }) => field),
  'keyword[]': filters.map(({ keyword }) => keyword),
  'compare[]': filters.map(({ compare }) => compare),
});

const page = async (report: ReportName, as: CallerName, query: Query = {}) =>
  (await app.call<Answer<'getReport'>>('getReport', as, { path: { report }, query })).body;

const summary = async (report: ReportName, as: CallerName, query: Query = {}) =>
  (await app.call<Answer<'getReportSummary'>>('getReportSummary', as, { path: { report }, query })).body.data;

const totalOf = async (opens: Opening, as: CallerName) =>
  (await page(opens.report, as, { limit: 5, ...queryOf(opens) })).total;

describe.each(reports)('the report %s', (report) => {
  const { definition } = sources[report];

  test.each(seenBy(report))(
    'its numbers and the points of its charts open to the rows that they are of, for %s',
    async (as) => {
      const { numbers, charts } = await summary(report, as);
      expect(numbers.map(({ key }) => key)).toEqual(Object.keys(definition.numbers));
      for (const number of [...numbers, ...charts.flatMap(({ points }) => points)]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
        expect([number.key, await totalOf(number.opens, as)]).toEqual([number.key, number.rows]);
        const { sum, mean } = definition.numbers[number.key] ?? {};
        if (number.kind === 'count' && sum === undefined && mean === undefined && numbers.includes(number))
          expect(number.value).toBe(number.rows);
      }
    },
  );

  test.each(seenBy(report))(
    'its rows are sorted, found and opened by each column and filter, for %s',
    async (as) => {
      const { data, columns } = await page(report, as, { limit: 20 });
      expect(columns.slice(1).some(({ kind }) => kind === 'unit')).toBe(
        as === 'superAdmin' && Object.keys(definition.columns).indexOf('unit') > 0,
      );
      for (const sort of definition.sorts)
        for (const order of ['asc', 'desc'])
          // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
          expect((await page(report, as, { sort, order, limit: 20 })).data).toHaveLength(data.length);
      for (const [field, { kind }] of Object.entries(definition.filters)) {
        if (kind !== 'text' && kind !== 'thing') continue;
        // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
        const none = await page(report, as, {
          'fieldName[]': [field],
          'keyword[]': [kind === 'text' ? 'zzqx' : '987654321'],
        });
        expect([field, none.total]).toEqual([field, 0]);
      }
      for (const { cells } of data)
        for (const [key, { opens }] of Object.entries(definition.columns)) {
          if (!opens) continue;
          const filters = Object.entries(opens.filters).flatMap(([field, wanted]): Opening['filters'] => {
            if (!('row' in wanted))
              return wanted.map((keyword) => ({ field, keyword, compare: 'like' as const }));
            const of = cells[wanted.row];
            if (typeof of === 'object' && of !== null)
              return [{ field, keyword: of.id, compare: 'like' as const }];
            return [
              { field, keyword: `${String(of)}T00:00:00+07:00`, compare: 'isAfter' as const },
              { field, keyword: `${String(of)}T23:59:59+07:00`, compare: 'isBefore' as const },
            ];
          });
          // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
          expect([key, await totalOf({ report: opens.report, filters }, as)]).toEqual([key, cells[key]]);
        }
    },
  );

  test('it is exported with all of its rows', async () => {
    const { total } = await page(report, 'admin', { limit: 5 });
    const { raw, status } = await app.call('exportReport', 'admin', {
      path: { report },
      query: { format: 'csv' },
    });
    expect(status).toBe(200);
    expect(raw.body.trim().split('\n')).toHaveLength(total + 1);
  });

  test('what it does not know is refused', async () => {
    const refused = async (query: Query) =>
      (await app.call('getReport', 'admin', { path: { report }, query })).status;
    expect(await refused({ 'fieldName[]': ['nothing'], 'keyword[]': ['1'] })).toBe(422);
    expect(await refused({ sort: 'nothing' })).toBe(422);
    for (const [field, { kind }] of Object.entries(definition.filters))
      // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
      if (kind === 'choices' || kind === 'band')
        expect(await refused({ 'fieldName[]': [field], 'keyword[]': ['?'] })).toBe(422);
      // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
      else if (kind === 'dates' || kind === 'period') expect(await refused(reversed(field))).toBe(422);
  });
});

const reversed = (field: string) => ({
  'fieldName[]': [field, field],
  'keyword[]': ['2026-11-08T00:00:00Z', '2026-11-01T00:00:00Z'],
  'compare[]': ['isAfter', 'isBefore'],
});

/** What the numbers count, from the tables alone: the classes of a caller, and the people of units. */
const classesOf: Record<CallerName, string> = {
  superAdmin: `select c.* from classroom c join company u on u.id = c.company_id where u.deleted_at is null and c.course_id is not null`,
  admin: `select * from classroom where company_id = ${demoCompany.id} and course_id is not null`,
  teacher: `select * from classroom where course_id is not null
    and id in (select classroom_id from classroom_teacher where user_id = ${people.teacher.id})`,
};

const hoursOf: Record<CallerName, string> = {
  superAdmin: `select h.* from activity_hour h join user_account p on p.id = h.user_id
    join company u on u.id = p.company_id where u.deleted_at is null`,
  admin: `select h.* from activity_hour h join user_account p on p.id = h.user_id where p.company_id = ${demoCompany.id}`,
  teacher: `select h.* from activity_hour h where h.classroom_id in (select id from (${classesOf.teacher}) own)`,
};

/** The accounts `p` that a caller may see. */
const ofCaller = (as: CallerName) =>
  ({
    superAdmin: '',
    admin: `and p.company_id = ${demoCompany.id}`,
    teacher: `and p.role = 'student' and p.company_id = ${demoCompany.id}
      and p.id in (select user_id from classroom_student where classroom_id in (select id from (${classesOf.teacher}) own))`,
  })[as];

/** The last 30 days until now; the days of Vietnam are seven hours ahead. */
const recent = `hour >= ((($1::timestamptz + interval '7 hours')::date - 29)::timestamp - interval '7 hours') at time zone 'UTC'`;

const counted: Partial<Record<ReportName, Record<string, (as: CallerName) => string>>> = {
  classes: {
    classes: (as) => `select count(*) from (${classesOf[as]}) c`,
    happening: (as) => `select count(*) from (${classesOf[as]}) c where $1 >= starts_at and $1 < ends_at`,
    finished: (as) => `select count(*) from (${classesOf[as]}) c where $1 >= ends_at`,
    students: (as) =>
      `select count(*) from classroom_student where classroom_id in (select id from (${classesOf[as]}) c)`,
    reached: (as) => `select count(*) from course_result where completion in ('completed', 'pass')
      and classroom_id in (select id from (${classesOf[as]}) c)`,
    score: (as) =>
      `select round(avg(score)::numeric, 2) from course_result where classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  courseClasses: {
    courses: (as) => `select count(distinct course_id) from (${classesOf[as]}) c`,
  },
  classStudents: {
    studied: (as) => `select count(*) from (select distinct p.classroom_id, p.user_id from lesson_progress p
      join classroom_student s using (classroom_id, user_id)) p where classroom_id in (select id from (${classesOf[as]}) c)`,
    active: (
      as,
    ) => `select coalesce(sum(active_seconds), 0) from activity_hour join classroom_student using (classroom_id, user_id)
      where classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  completion: {
    failed: (as) => `select count(*) from course_result where completion in ('unfinished', 'not_pass')
      and classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  accessTime: {
    people: (as) =>
      `select count(distinct user_id) from (${hoursOf[as]}) h where ${recent} and $1 is not null`,
    active: (as) => `select coalesce(sum(active_seconds), 0) from (${hoursOf[as]}) h where ${recent}`,
  },
  accessDays: {
    days: (as) =>
      `select count(distinct (hour + interval '7 hours')::date) from (${hoursOf[as]}) h where ${recent}`,
    visits: (as) => `select coalesce(sum(visits), 0) from (${hoursOf[as]}) h where ${recent}`,
  },
  students: {
    students: (as) => `select count(*) from user_account p join company u on u.id = p.company_id
      where p.role = 'student' and u.deleted_at is null ${ofCaller(as)}`,
  },
  users: {
    active: (as) => `select count(*) from user_account p join company u on u.id = p.company_id
      where p.status = 'active' and u.deleted_at is null ${ofCaller(as)}`,
    never: (as) => `select count(*) from user_account p join company u on u.id = p.company_id
      where p.last_login_at is null and u.deleted_at is null ${ofCaller(as)}`,
  },
  teachers: {
    teachers: (as) => `select count(*) from user_account p join company u on u.id = p.company_id
      where p.role = 'teacher' and u.deleted_at is null ${ofCaller(as)}`,
  },
  units: {
    units: (as) => `select count(*) from company u where u.deleted_at is null
      ${as === 'admin' ? `and u.id = ${demoCompany.id}` : ''}`,
  },
  projects: {
    projects: (as) => `select count(distinct project_id) from (${classesOf[as]}) c`,
    courses: (as) => `select count(distinct course_id) from (${classesOf[as]}) c`,
  },
  exams: {
    exams: (as) => `select count(distinct (classroom_id, exam_id)) from assignment
      where classroom_id in (select id from (${classesOf[as]}) c)`,
    toMark: (as) => `select count(*) from attempt t join assignment a on a.id = t.assignment_id
      where t.state = 'submitted' and a.classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  attempts: {
    score: (
      as,
    ) => `select round(avg(t.final_score)::numeric, 2) from attempt t join assignment a on a.id = t.assignment_id
      where t.state = 'marked' and a.classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  courseViews: {
    active: (as) => `select coalesce(sum(active_seconds), 0) from activity_hour where ${recent}
      and classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  classViews: {
    visits: (as) => `select coalesce(sum(visits), 0) from activity_hour where ${recent}
      and classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  userActions: {
    signIns: (as) =>
      as === 'teacher'
        ? `select coalesce(sum(count), 0) from activity_action where action = 'login' and ${recent}
            and user_id in (select user_id from classroom_student where classroom_id in (select id from (${classesOf.teacher}) c))`
        : `select coalesce(sum(count), 0) from activity_action a join user_account p on p.id = a.user_id
            join company u on u.id = p.company_id where action = 'login' and ${recent} and u.deleted_at is null
            ${as === 'admin' ? `and u.id = ${demoCompany.id}` : ''}`,
  },
};

test.each(reports.flatMap((report) => seenBy(report).map((as) => [report, as] as const)))(
  'the numbers of %s for %s are those of the tables',
  async (report, as) => {
    await app.app.services.actions.flush();
    const { numbers } = await summary(report, as);
    const own = counted[report];
    expect(own).toBeDefined();
    for (const [key, select] of Object.entries(own ?? {})) {
      const text = select(as).replaceAll('$1', `'${app.clock.now().toISOString()}'::timestamptz`);
      // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
      const { rows } = await sql<{
        value: number | null;
      }>`select (${sql.raw(text)})::float8 as value`.execute(app.database);
      expect([key, numbers.find((number) => number.key === key)?.value]).toEqual([key, rows[0]?.value]);
    }
    expect(Math.max(...numbers.map(({ rows }) => rows))).toBeGreaterThan(0);
  },
);

test('a filter that the other report does not know leaves its numbers out', async () => {
  const { numbers } = await summary('classes', 'admin', {
    'fieldName[]': ['students'],
    'keyword[]': ['1-20'],
  });
  expect(numbers.map(({ key }) => key)).toEqual(['classes', 'happening', 'finished']);
});

test('a teacher finds nothing of a class of another teacher by its id', async () => {
  const [other] = await app.database
    .selectFrom('classroom')
    .select('id')
    .where('course_id', 'is not', null)
    .where('id', 'not in', (own) =>
      own.selectFrom('classroom_teacher').select('classroom_id').where('user_id', '=', people.teacher.id),
    )
    .execute();
  const query = { 'fieldName[]': ['classroom_id'], 'keyword[]': [other?.id ?? ''] };
  expect((await page('classStudents', 'teacher', query)).total).toBe(0);
  expect((await page('classStudents', 'superAdmin', query)).total).toBeGreaterThanOrEqual(0);
});

test('50 years have a chart, and the future has no rows', async () => {
  const period = (after: string, before: string) => ({
    'fieldName[]': ['period', 'period'],
    'keyword[]': [after, before],
    'compare[]': ['isAfter', 'isBefore'],
  });
  const long = await summary(
    'accessDays',
    'admin',
    period('1977-01-01T00:00:00+07:00', '2026-12-31T23:59:59+07:00'),
  );
  expect(long.charts[0]?.points).toHaveLength(50);
  expect(long.period).toEqual({ from: '1977-01-01', to: '2026-12-31' });
  const future = await page(
    'accessTime',
    'admin',
    period('2090-01-01T00:00:00+07:00', '2090-02-01T00:00:00+07:00'),
  );
  expect([future.total, future.last_page]).toEqual([0, 1]);
});

test('a report is refused to a role that may not see it', async () => {
  const { status } = await app.call('getReportSummary', 'teacher', { path: { report: 'teachers' } });
  expect(status).toBe(403);
});
