import { people } from '@sen/api/fixtures/people';
import type { QuestionRow } from '@sen/api/contract/model';
import { matchesSearch } from '@sen/domain/text/search';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../auth/Caller.ts';
import { seedDemo } from '../../seeds/seedDemo.ts';
import { TestClock } from '../../testing/TestClock.ts';
import { openTestDatabase, type OpenTestDatabase } from '../../testing/testDatabase.ts';
import { questionList } from '../questions/questionList.ts';
import type { ListContext, ListQuery } from './ListQuery.ts';

type Query = ListQuery<'listQuestions'>;

const titles = ['100% đúng', 'a_b', 'C:\\temp', "O'Brien", 'Ð và Đ', 'ê', 'e'];
const clock = new TestClock();
const runs = { numRuns: 100 };

let opened: OpenTestDatabase;
let everything: QuestionRow[];
beforeAll(async () => {
  opened = await openTestDatabase();
  await seedDemo(opened.database, clock);
  const { id } = await opened.database
    .selectFrom('question')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const [index, title] of titles.entries())
    await opened.database
      .updateTable('question')
      .set({ title, sort_key: title, status: index % 2 === 0 ? 'draft' : 'project' })
      .where('id', '=', String(Number(id) - index))
      .execute();
  const query: Query = { filters: {}, times: {}, fixed: {}, sort: 'title', order: 'asc', page: 1, limit: 10 };
  const ids = await questionList.ids(opened.database, query, asked('superAdmin'), 1000);
  everything = await questionList.rows(opened.database, ids, asked('superAdmin'));
  expect(everything.length).toBeGreaterThan(30);
});
afterAll(() => opened.close());

function asked(person: keyof typeof people, company_id: string | null = null): ListContext<'listQuestions'> {
  const { id, role, name } = people[person];
  const caller: Caller = {
    id,
    role,
    name,
    company_id,
    lang: 'vi',
    mustChangePassword: false,
    admission: null,
  };
  return { caller, now: clock.now(), path: {}, query: {} };
}

const words = fc.constantFrom(
  'e',
  'Ê',
  'DUNG',
  'đúng',
  '%',
  '_',
  '\\',
  "'",
  '" or 1=1 --',
  'an toàn',
  ' toàn  AN ',
  'th',
  'dun',
  'zzz',
  '\uD800',
);
const values = <Value extends string>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(fc.array(arbitrary, { minLength: 1, maxLength: 3 }), { nil: undefined });
const instant = fc
  .integer({ min: -2_000, max: 2_000 })
  .map((minutes) => new Date(clock.now().getTime() + minutes * 60_000));
const filters = fc
  .record({
    title: values(
      fc.oneof(
        words,
        fc.string({ minLength: 1, maxLength: 3 }).filter((text) => !text.includes('\0')),
      ),
    ),
    type: values(fc.constantFrom('one_choice', 'true_false', 'long_answer', "x' or true", '')),
    status: values(fc.constantFrom('draft', 'published', 'project', 'nothing')),
    category_id: values(fc.constantFrom('1', '2', '5', '0', '-1', '1e3', '9'.repeat(30), 'null')),
  })
  .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)));
const query: fc.Arbitrary<Query> = fc.record({
  filters,
  fixed: fc.oneof(fc.constant({}), filters),
  times: fc.oneof(
    fc.constant({}),
    fc.record({ created_at: fc.record({ after: instant, before: instant }, { requiredKeys: ['after'] }) }),
  ),
  sort: fc.constantFrom('title', 'type', 'created_at'),
  order: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.constantFrom(5, 10, 100),
});

const secondOf = (at: Date) => at.getTime() - at.getMilliseconds();

/** The same filter logic without SQL. */
function matches(row: QuestionRow, { filters: one, fixed, times: { created_at: range } }: Query): boolean {
  const at = new Date(row.created_at);
  return (
    [one, fixed].every(
      ({ title, type, status, category_id }) =>
        (title?.some((text) => matchesSearch(row.title, text)) ?? true) &&
        (type?.includes(row.type) ?? true) &&
        (status?.includes(row.status) ?? true) &&
        (category_id?.includes(row.category.id) ?? true),
    ) &&
    at >= (range?.after ?? at) &&
    (range?.before === undefined || at <= range.before || secondOf(at) === range.before.getTime())
  );
}

it('contains the rows that match all filters', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (list) => {
      const ids = await questionList.ids(opened.database, list, asked('superAdmin'), 1000);
      const expected = everything.filter((row) => matches(row, list)).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(expected.toSorted());
    }),
    runs,
  );
});

it('shows each row once over its pages, in one order, under the number of all', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (list) => {
      const ids = await questionList.ids(opened.database, list, asked('superAdmin'), 1000);
      const { rows, total } = await questionList.page(opened.database, list, asked('superAdmin'));
      expect(total).toBe(ids.length);
      const from = (list.page - 1) * list.limit;
      expect(rows.map(({ id }) => id)).toEqual(ids.slice(from, from + list.limit));
    }),
    runs,
  );
});

it('shows nothing of another unit, whatever the query', async () => {
  const company_id = '2';
  const foreign = asked('admin', company_id);
  await fc.assert(
    fc.asyncProperty(query, async (list) => {
      const ids = await questionList.ids(opened.database, list, foreign, 1000);
      const own = await opened.database
        .selectFrom('question')
        .select('id')
        .where('company_id', '=', company_id)
        .execute();
      expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    }),
    runs,
  );
});

it('leaves out rows that are gone before they are read', async () => {
  const [first, second] = everything;
  const rows = await questionList.rows(
    opened.database,
    [second?.id ?? '', '999999', first?.id ?? ''],
    asked('superAdmin'),
  );
  expect(rows.map(({ id }) => id)).toEqual([second?.id, first?.id]);
});
