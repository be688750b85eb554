import { sql } from 'kysely';
import type { CourseRating, CourseReview } from '@sen/api/contract/model';
import type { ReviewFacts } from '@sen/domain/reviews/reviewRules';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';

/** Reviews with their authors; add a `where`. */
export function reviewRows(database: Database) {
  return database
    .selectFrom('course_review as review')
    .innerJoin('user_account as author', 'author.id', 'review.user_id')
    .select(['review.id', 'review.user_id', 'stars', 'text', 'review.created_at', 'review.updated_at'])
    .select(['hidden_reason', 'hidden_at', 'author.name as author_name', 'author.avatar as author_avatar']);
}

type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewRows>['executeTakeFirstOrThrow']>>;

export function shownReview(row: ReviewRow, caller: Pick<Caller, 'id'>): CourseReview {
  const { user_id, author_name, author_avatar, hidden_reason, hidden_at, created_at, updated_at, ...rest } =
    row;
  return {
    ...rest,
    author: { id: user_id, name: author_name, avatar: author_avatar },
    is_own: user_id === caller.id,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    hidden: hidden_at === null ? null : { reason: hidden_reason ?? '', at: hidden_at.toISOString() },
  };
}

export async function findReview(database: Database, id: string, caller: Caller): Promise<CourseReview> {
  const row = await reviewRows(database).where('review.id', '=', id).executeTakeFirstOrThrow();
  return shownReview(row, caller);
}

/** What somebody's review of a course depends on. Who has left a class and has exams in it was its student. */
export async function reviewFacts(
  database: Database,
  courseId: string,
  userId: string,
  now: Date,
): Promise<ReviewFacts> {
  const { rows } = await sql<ReviewFacts>`
    select count(*) > 0 as attends, coalesce(bool_or(starts_at <= ${now}), false) as begun,
      exists (select from course_review where course_id = ${courseId} and user_id = ${userId}) as reviewed
    from classroom where course_id = ${courseId} and published and (
      exists (select from classroom_student where classroom_id = classroom.id and user_id = ${userId})
      or exists (select from attempt join assignment on assignment.id = attempt.assignment_id
        where assignment.classroom_id = classroom.id and attempt.user_id = ${userId}))`.execute(database);
  return rows[0] ?? { attends: false, begun: false, reviewed: false };
}

/** Inserts a review; undefined if the person has reviewed the course. */
export async function insertReview(
  transaction: InTransaction,
  review: { course_id: string; user_id: string; stars: number; text: string },
  now: Date,
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('course_review')
    .values({ ...review, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** A review with the course that it is of, locked for this transaction. */
export async function takeReview(transaction: InTransaction, id: string) {
  return transaction
    .selectFrom('course_review')
    .innerJoin('course', 'course.id', 'course_review.course_id')
    .select(['course_review.id', 'course_id', 'user_id', 'hidden_at', 'course.company_id'])
    .where('course_review.id', '=', id)
    .forUpdate('course_review')
    .executeTakeFirst();
}

export async function updateReview(
  transaction: InTransaction,
  id: string,
  change: { stars: number; text: string },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('course_review')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteReview(transaction: InTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('course_review').where('id', '=', id).execute();
}

/** Hides a review with a reason, or shows it again without. */
export async function setHidden(
  transaction: InTransaction,
  id: string,
  hidden: { reason: string; by: string; now: Date } | null,
): Promise<void> {
  await transaction
    .updateTable('course_review')
    .set({
      hidden_reason: hidden?.reason ?? null,
      hidden_at: hidden?.now ?? null,
      hidden_by: hidden?.by ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** The average of the reviews that are not hidden, and how many have one star, two, …, five. */
export async function ratingOf(
  database: Database,
  courseId: string,
): Promise<Pick<CourseRating, 'average' | 'count' | 'stars'>> {
  const { rows } = await sql<{ stars: number; count: number }>`
    select stars, count(*)::int as count from course_review
    where course_id = ${courseId} and hidden_at is null group by stars`.execute(database);
  const stars = [1, 2, 3, 4, 5].map((star) => rows.find((row) => row.stars === star)?.count ?? 0);
  const count = stars.reduce((sum, one) => sum + one, 0);
  const sum = stars.reduce((total, one, index) => total + one * (index + 1), 0);
  return { average: count === 0 ? null : sum / count, count, stars };
}
