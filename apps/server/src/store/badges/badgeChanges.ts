import type { keptBadge } from '@sen/domain/badges/checkBadge';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import { sql } from 'kysely';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';
import { type StoredRule, findRule } from './badgeRules.ts';

type KeptBadge = ReturnType<typeof keptBadge>['badge'];

interface TakenBadge {
  id: string;
  company_id: string;
  name: string;
  image_file: string;
  version: number;
}

/** All people are to be looked at, or nobody. */
const dueOf = ({ active }: KeptBadge) => (active ? '0' : null);

/** Inserts a badge and returns its id; undefined if its unit has one whose name looks the same. */
export async function insertBadge(
  transaction: InTransaction,
  badge: KeptBadge & { company_id: string; image_file: string; created_by: string },
  now: Date,
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('badge')
    .values({
      ...badge,
      sort_key: sortKey(badge.name),
      due_after: dueOf(badge),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'name_fold']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The badges with these ids, locked until the end of this transaction. */
export function takeBadges(transaction: InTransaction, ids: readonly string[]): Promise<TakenBadge[]> {
  return transaction
    .selectFrom('badge')
    .select(['id', 'company_id', 'name', 'image_file', 'version'])
    .where('id', 'in', [...ids])
    .where(ofLiveUnit('company_id'))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateBadge(
  transaction: InTransaction,
  id: string,
  badge: KeptBadge & { image_file: string },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('badge')
    .set({ ...badge, sort_key: sortKey(badge.name), due_after: dueOf(badge), updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Whether another badge of the unit has a name that looks the same. */
export async function isBadgeNameTaken(
  database: Database,
  { id, company_id, name }: { id: string; company_id: string; name: string },
): Promise<boolean> {
  const same = await database
    .selectFrom('badge')
    .select('id')
    .where('company_id', '=', company_id)
    .where('name_fold', '=', nameKey(name))
    .where('id', '<>', id)
    .executeTakeFirst();
  return same !== undefined;
}

/** Replaces the courses that count for a badge. */
export async function replaceBadgeCourses(
  transaction: InTransaction,
  badge_id: string,
  courseIds: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('badge_course').where('badge_id', '=', badge_id).execute();
  const rows = courseIds.map((course_id, position) => ({ badge_id, course_id, position }));
  if (rows.length > 0) await transaction.insertInto('badge_course').values(rows).execute();
}

/** The courses of the unit among these, kept from being deleted during this transaction. */
export async function takeUnitCourses(
  transaction: InTransaction,
  companyId: string,
  courseIds: readonly string[],
): Promise<string[]> {
  if (courseIds.length === 0) return [];
  const rows = await transaction
    .selectFrom('course')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', [...courseIds])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these badges somebody has, and how many people. */
export async function countAwards(
  database: Database,
  ids: readonly string[],
): Promise<{ badge_id: string; count: number }[]> {
  return database
    .selectFrom('badge_award')
    .select(['badge_id', sql<number>`count(*)::int`.as('count')])
    .where('badge_id', 'in', [...ids])
    .groupBy('badge_id')
    .execute();
}

/** Deletes badges that nobody has, with the rows of their pictures. */
export async function deleteBadges(transaction: InTransaction, badges: readonly TakenBadge[]): Promise<void> {
  const ids = badges.map(({ id }) => id);
  const files = badges.map(({ image_file }) => image_file);
  await transaction.deleteFrom('badge').where('id', 'in', ids).execute();
  await transaction.deleteFrom('file').where('id', 'in', files).execute();
}

/** The first of these courses that counts for badges, with their names. */
export async function findBadgedCourse(database: Database, courseIds: readonly string[]) {
  const rows = await database
    .selectFrom('badge_course')
    .innerJoin('badge', 'badge.id', 'badge_course.badge_id')
    .select(['course_id', 'badge.name'])
    .where('course_id', 'in', [...courseIds])
    .orderBy('course_id')
    .orderBy('badge.sort_key')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const names = rows.filter(({ course_id }) => course_id === first.course_id).map(({ name }) => name);
  return { course_id: first.course_id, names };
}

/** A badge whose rule is new to people, locked; undefined when there is none, or others are at them. */
export async function takeDueBadge(
  transaction: InTransaction,
): Promise<{ rule: StoredRule; after: string } | undefined> {
  const due = await transaction
    .selectFrom('badge')
    .select(['id', 'due_after'])
    .where('due_after', 'is not', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const rule = due && (await findRule(transaction, due.id));
  return rule && { rule, after: due.due_after ?? '0' };
}

/** Notes up to whom the rule of a badge has been looked at; null: all. */
export async function noteDue(
  transaction: InTransaction,
  id: string,
  due_after: string | null,
): Promise<void> {
  await transaction.updateTable('badge').set({ due_after }).where('id', '=', id).execute();
}

/** How many of these courses can have a score: with an exam that counts, or a class, in which one may be assigned. */
export async function countScoredCourses(
  transaction: InTransaction,
  courseIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from course where id = any(${[...courseIds]}::bigint[]) and (final_exam_id is not null
      or exists (select from course_chapter_exam where course_id = course.id and weight > 0)
      or exists (select from classroom where course_id = course.id))`.execute(transaction);
  return rows[0]?.count ?? 0;
}
