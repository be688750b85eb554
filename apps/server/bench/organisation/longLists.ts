import { demoCompany, people } from '@sen/api/fixtures/people';
import { sortKey } from '@sen/domain/text/sort';
import { sql } from 'kysely';
import type { Database } from '../../src/store/database.ts';
import { HttpConnection } from '../HttpConnection.ts';
import { quantile } from '../figures.ts';

const courses = ['An toàn điện', 'Kỹ năng bán hàng', 'Vận hành xe nâng', 'Sơ cấp cứu', 'Chăm sóc khách hàng'];
const times = 200;

/** Adds 100,000 classes of the demo organisation's first course. */
export async function seedManyClasses(database: Database): Promise<void> {
  const classes = Array.from({ length: 100_000 }, (_, at) => {
    const name = `${courses[at % courses.length]} – Lớp ${at}`;
    return { n: at, name, sort_key: sortKey(name) };
  });
  const { rows } = await sql<{ id: string }>`
    insert into classroom (company_id, project_id, course_id, name, sort_key, code, starts_at, ends_at, created_by)
    select course.company_id, course.project_id, course.id, one.name, one.sort_key, 'L' || n,
      now() - n % 700 * interval '1 day', now() + (60 - n % 700) * interval '1 day', ${people.admin.id}
    from course, jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as one (n integer, name text, sort_key text)
    where course.id = (select min(id) from course where company_id = ${demoCompany.id})
    returning id`.execute(database);
  await sql`insert into classroom_teacher (classroom_id, user_id)
    select unnest(${rows.map(({ id }) => id)}::bigint[]), ${people.teacher.id}`.execute(database);
  await sql`vacuum analyze`.execute(database);
}

/** Puts so many notifications into a person's bell. */
export async function seedNotifications(database: Database, userId: string, count: number): Promise<void> {
  const facts = JSON.stringify({ kind: 'account', company_id: '1', company_name: 'Sen', reason: null });
  await sql`with event as (
      insert into notification_event (type, facts, recipients, delivered, mailed, created_at)
      select 'RegistrationDenied', ${facts}::jsonb, array[${userId}::bigint], 1, 1, now()
      from generate_series(1, ${count}::int) returning id, created_at)
    insert into notification (user_id, event_id, created_at) select ${userId}, id, created_at from event`.execute(
    database,
  );
  await sql`vacuum analyze`.execute(database);
}

/** The median response time of a GET, ms. */
export async function timeGet(port: number, path: string, token: string): Promise<number> {
  const connection = await HttpConnection.open(port);
  const taken: number[] = [];
  for (let at = -20; at < times; at += 1) {
    const begun = performance.now();
    const { status, body } = await connection.get(`/api${path}`, token);
    if (status !== 200) throw new Error(`${path} got ${status}: ${body}`);
    if (at >= 0) taken.push(performance.now() - begun);
  }
  connection.close();
  return quantile(
    taken.toSorted((one, other) => one - other),
    0.5,
  );
}
