import { sql } from 'kysely';
import type { PublicRequest } from '@sen/api/contract/model';
import type { PublicFacts } from '@sen/domain/freeCourses/freeCourseRules';
import type { Database, InTransaction } from '../database.ts';

/** What making a course public depends on, and the name of its unit. */
export async function findPublicFacts(
  database: Database,
  courseId: string,
): Promise<Pick<PublicFacts, 'public_since' | 'public_asked'> & { company_name: string }> {
  const { rows } = await sql<Pick<PublicFacts, 'public_since' | 'public_asked'> & { company_name: string }>`
    select public_since, company.name as company_name, (select status from registration_request
      where course_id = course.id and kind = 'public_course' order by id desc limit 1) as public_asked
    from course join company on company.id = course.company_id where course.id = ${courseId}`.execute(
    database,
  );
  return rows[0] ?? { public_since: null, public_asked: null, company_name: '' };
}

/** The newest request to make a course public. */
export async function findPublicRequest(database: Database, courseId: string): Promise<PublicRequest | null> {
  const row = await database
    .selectFrom('registration_request as request')
    .innerJoin('user_account as person', 'person.id', 'request.user_id')
    .select(['request.status', 'request.reason', 'person.name', 'request.created_at'])
    .where('request.course_id', '=', courseId)
    .where('request.kind', '=', 'public_course')
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, created_at: row.created_at.toISOString() } : null;
}

/** Puts courses into the catalogue: they become free ones, and the field of a business course, which is of another kind, is dropped. */
export async function makePublic(
  transaction: InTransaction,
  ids: readonly string[],
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await sql`update course set public_since = ${now}, kind = 'free', price = coalesce(price, 0),
      category_id = case when kind = 'free' then category_id end,
      version = version + case when kind = 'free' then 0 else 1 end,
      updated_by = case when kind = 'free' then updated_by else ${by}::bigint end,
      updated_at = case when kind = 'free' then updated_at else ${now}::timestamptz end
    where id = any(${[...ids]}::bigint[])`.execute(transaction);
}

/** Takes a course out of the catalogue. */
export async function makePrivate(transaction: InTransaction, id: string): Promise<void> {
  await transaction.updateTable('course').set({ public_since: null }).where('id', '=', id).execute();
}
