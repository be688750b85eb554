import type { Answer, ReportName, ReportNumber } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { can } from '@sen/domain/access/can';
import { daysOfStep } from '@sen/domain/reports/days';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sources } from '../../store/reports/sources.gen.ts';
import { generateActivity } from '../../testing/generateActivity.ts';
import { reportCounts } from '../../testing/reportCounts.ts';
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
  await generateActivity(app);
});
afterAll(() => app.stop());

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
              {
                field,
                keyword: `${lastDayOf(String(of), wanted.step)}T23:59:59+07:00`,
                compare: 'isBefore' as const,
              },
            ];
          });
          // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
          expect([key, await totalOf({ report: opens.report, filters }, as)]).toEqual([key, cells[key]]);
        }
    },
  );

  test('it is exported with all of its rows', async () => {
    const { total } = await page(report, 'superAdmin', { limit: 5 });
    const { raw, status } = await app.call('exportReport', 'superAdmin', {
      path: { report },
      query: { format: 'csv' },
    });
    expect(status).toBe(200);
    expect(raw.body.trim().split('\n')).toHaveLength(total + 1);
  });

  test('what it does not know is refused', async () => {
    const refused = async (query: Query) =>
      (await app.call('getReport', 'superAdmin', { path: { report }, query })).status;
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

const lastDayOf = (day: string, step: 'month' | undefined) =>
  daysOfStep(day, step ?? 'day', { from: day, to: '9999-12-31' }).to;

test.each(reports.flatMap((report) => seenBy(report).map((as) => [report, as] as const)))(
  'the numbers of %s for %s are those of the tables',
  async (report, as) => {
    await app.app.services.actions.flush();
    const { numbers } = await summary(report, as);
    for (const [key, select] of Object.entries(reportCounts[report])) {
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
  for (const [after, before] of [
    ['1800-01-01T00:00:00Z', '1800-02-01T00:00:00Z'],
    ['2026-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
    ['1910-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
  ] as const) {
    const query = period(after, before);
    // oxlint-disable-next-line no-await-in-loop -- three of them
    const refused = await app.call('getReportSummary', 'admin', { path: { report: 'accessDays' }, query });
    expect(refused.status).toBe(422);
  }
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
