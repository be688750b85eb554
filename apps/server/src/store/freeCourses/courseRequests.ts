import type { Database, InTransaction } from '../database.ts';

interface CourseRequest {
  kind: 'free_course' | 'public_course';
  company_id: string;
  user_id: string;
  course_id: string;
  asked_class_id?: string | null;
  note: string | null;
}

/** Inserts a request about a course and returns its id; undefined if the same one is pending. */
export async function insertCourseRequest(
  transaction: InTransaction,
  request: CourseRequest,
  now: Date,
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('registration_request')
    .values({ ...request, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Withdraws the pending requests of a kind about a course, of one person or of all; returns whether there was one. */
export async function withdrawCourseRequests(
  database: Database,
  { kind, course_id, user_id }: Pick<CourseRequest, 'kind' | 'course_id'> & { user_id?: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('registration_request')
    .set({ status: 'withdrawn', decided_at: now })
    .where('kind', '=', kind)
    .where('course_id', '=', course_id)
    .where('status', '=', 'pending')
    .$if(user_id !== undefined, (query) => query.where('user_id', '=', user_id ?? '0'))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
