import { demoCompany, people } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsRead } from '../../testing/rowsRead.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { eventList } from './eventList.ts';

let app: TestApp;
const count = 20_000;

/** Every hour an event of half an hour, most of them over, and one of the past that still goes on. */
beforeAll(async () => {
  app = await TestApp.start();
  const { database, clock } = app;
  const now = sql`${clock.now()}::timestamptz`;
  const series = sql`insert into event_series (company_id, name, sort_key, content, link, user_id, everyone, created_by, created_at, updated_at)
    values (${demoCompany.id}, 'Trực ban', '', '', '', ${people.admin.id}, false, ${people.admin.id}, ${now}, ${now}) returning id`;
  await sql`with series as (${series}) insert into event (series_id, starts_at, ends_at)
    select id, ${now} + make_interval(hours => n - 15000, mins => 10),
      ${now} + make_interval(hours => case n when 100 then 1 else n - 15000 end, mins => 40)
    from series, generate_series(1, ${count}::integer) as n`.execute(database);
  await sql`analyze event, event_series`.execute(database);
});
afterAll(() => app.stop());

test.each(['asc', 'desc'] as const)('the first of what comes, %s, are found by indexes', async (order) => {
  const now = app.clock.now();
  const company_id = demoCompany.id;
  const caller = {
    ...people.admin,
    company_id,
    lang: 'vi' as const,
    mustChangePassword: false,
    admission: null,
  };
  await app.database.transaction().execute(async (transaction) => {
    const filter = { filters: {}, fixed: {}, times: {}, sort: 'coming', order } as const;
    const ids = await eventList.ids(transaction, filter, { caller, now, path: {}, query: {} }, 10);
    expect(ids).toHaveLength(10);
    expect(await rowsRead(transaction, 'event')).toBeLessThan(100);
  });
});
