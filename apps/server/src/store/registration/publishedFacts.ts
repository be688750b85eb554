import { sql } from 'kysely';
import type { PublishedFacts } from '@sen/domain/registration/whyNotReopened';
import type { InTransaction } from '../database.ts';
import { lockRequester } from './lockRequester.ts';

/** Lets nobody change the course of this request, or ask for it, until the transaction ends. */
export async function lockCourse(transaction: InTransaction, requestId: string): Promise<void> {
  await lockRequester(transaction, requestId);
  await sql`select from course where id = (select course_id from registration_request where id = ${requestId})
    for update`.execute(transaction);
}

/** Whether anything depends on the course being public. Read under `lockCourse`. */
export async function publishedFacts(transaction: InTransaction, requestId: string): Promise<PublishedFacts> {
  const { rows } = await sql<PublishedFacts>`
    select coalesce(course.public_since = request.decided_at and request.replaced is not null
        and (request.replaced ->> 'version')::bigint = course.version, false) as keeps_course,
      exists (select from registration_request later where later.course_id = request.course_id
        and later.kind = 'free_course' and later.created_at >= request.decided_at) as course_taken
    from registration_request as request left join course on course.id = request.course_id
    where request.id = ${requestId}`.execute(transaction);
  const [facts] = rows;
  if (!facts) throw new Error(`Request ${requestId} is gone.`);
  return facts;
}

/** Before courses are made public: keeps with their requests what that replaces. */
export async function keepReplaced(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  // Making a business course public is a new version of it.
  await sql`update registration_request set replaced = jsonb_build_object('kind', course.kind, 'price', course.price,
      'category_id', course.category_id::text, 'version', course.version + case when course.kind = 'free' then 0 else 1 end)
    from course where course.id = course_id and registration_request.id = any(${[...ids]}::bigint[])`.execute(
    transaction,
  );
}

/** Takes the course of this request out of the catalogue; one that was a business course is one again. */
export async function restoreReplaced(
  transaction: InTransaction,
  requestId: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await sql`update course set public_since = null, kind = replaced ->> 'kind', price = (replaced ->> 'price')::numeric,
      category_id = (select category.id from category where category.id = (replaced ->> 'category_id')::bigint),
      version = version + case when course.kind = replaced ->> 'kind' then 0 else 1 end,
      updated_by = case when course.kind = replaced ->> 'kind' then updated_by else ${by}::bigint end,
      updated_at = case when course.kind = replaced ->> 'kind' then updated_at else ${now}::timestamptz end
    from registration_request as request
    where request.course_id = course.id and request.id = ${requestId}`.execute(transaction);
}
