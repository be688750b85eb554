import { demoCompany, people } from '@sen/api/fixtures/people';
import { auditActions } from '@sen/domain/reports/auditActions';
import { completionNames } from '@sen/domain/completion/resultNames';
import { sql } from 'kysely';
import type { TestApp } from './TestApp.ts';

/** Results of all students of classes, 40 days of activity of all people and of the audit log, at random but always the same. */
export async function generateActivity({
  database,
  clock,
}: Pick<TestApp, 'database' | 'clock'>): Promise<void> {
  await sql`select setseed(0.19)`.execute(database);
  await sql`insert into course_result (classroom_id, user_id, completion, score, rating, certificate, completed_at, updated_at)
    select classroom_id, user_id, (array[${sql.join(Object.keys(completionNames))}])[1 + floor(random() * 5)::int],
      case when random() < 0.7 then round((random() * 100)::numeric, 2) end, null, false, null, ${clock.now()}
    from classroom_student where random() < 0.8 on conflict (classroom_id, user_id) do nothing`.execute(
    database,
  );
  const hour = sql`date_trunc('hour', ${clock.now()}::timestamptz - random() * interval '40 days')`;
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
  await sql`insert into audit_log (actor_id, action, subject_id, company_id, address, created_at)
    select actor_id, action, 1 + floor(random() * 5)::int, company_id, '203.0.113.7',
      ${clock.now()}::timestamptz - random() * interval '40 days'
    from unnest(array[${sql.join(Object.keys(auditActions))}]) as action,
      (values (${people.admin.id}::bigint, ${demoCompany.id}::bigint), (${people.superAdmin.id}, null)) as actor (actor_id, company_id)`.execute(
    database,
  );
}
