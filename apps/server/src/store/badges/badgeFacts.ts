import {
  type BadgeProgress,
  badgeProgress,
  type CompletedCourse,
  joinedBefore,
} from '@sen/domain/badges/badgeProgress';
import { completedStates } from '@sen/domain/completion/courseResult';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { StoredRule } from './badgeRules.ts';

/** A completed course of a person with its names. */
export interface NamedCourse extends CompletedCourse {
  course_name: string;
  classroom_name: string;
}

export interface PersonProgress extends BadgeProgress<NamedCourse> {
  joined_at: Date;
}

/** How far each of these people is with a badge. */
export async function progressOf(
  database: Database,
  rule: StoredRule,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, PersonProgress>> {
  if (userIds.length === 0) return new Map();
  const people = await database
    .selectFrom('user_account')
    .select(['id', 'created_at'])
    .where('id', 'in', [...userIds])
    .execute();
  const results = await completedCourses(database, rule, userIds);
  return new Map(
    people.map(({ id, created_at: joined_at }) => {
      const completed = results.filter(({ user_id }) => user_id === id);
      return [id, { joined_at, ...badgeProgress(rule, { joined_at, completed }, now) }];
    }),
  );
}

async function completedCourses(
  database: Database,
  { course_ids }: StoredRule,
  userIds: readonly string[],
): Promise<(NamedCourse & { user_id: string })[]> {
  if (course_ids.length === 0) return [];
  return database
    .selectFrom('course_result')
    .innerJoin('classroom', 'classroom.id', 'course_result.classroom_id')
    .innerJoin('course', 'course.id', 'classroom.course_id')
    .select(['course_result.user_id', 'course.id as course_id', 'course.name as course_name'])
    .select(['classroom.name as classroom_name', 'score', 'completed_at'])
    .where('classroom.course_id', 'in', [...course_ids])
    .where('course_result.user_id', 'in', [...userIds])
    .where('completion', 'in', completedStates)
    .orderBy('classroom.id')
    .execute();
}

/** The next students of the unit who may get a badge, by their ids. */
export async function nextStudents(
  database: Database,
  { id, company_id }: StoredRule,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await students(database, company_id, id)
    .where('user_account.id', '>', after)
    .orderBy('user_account.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * The next students who miss nothing but, until now, the join time: as many of their courses count as the badge asks for. The rule itself
 * decides then.
 */
export async function nextJoined(
  database: Database,
  rule: StoredRule,
  { after, limit, now }: { after: string; limit: number; now: Date },
): Promise<string[]> {
  const counts = sql<boolean>`${rule.required_courses} <= (select count(distinct classroom.course_id) from course_result
    join classroom on classroom.id = course_result.classroom_id
    where course_result.user_id = user_account.id and completion in (${sql.join(completedStates)})
      and classroom.course_id = any(${[...rule.course_ids]}::bigint[])
      and (${rule.min_score}::numeric is null or score >= ${rule.min_score}::numeric))`;
  const rows = await students(database, rule.company_id, rule.id)
    .where('user_account.id', '>', after)
    .where('user_account.created_at', '<=', joinedBefore(rule.join_days, now))
    .where(counts)
    .orderBy('user_account.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Those of these people who may get a badge. */
export async function studentsAmong(
  database: Database,
  { id, company_id }: StoredRule,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await students(database, company_id, id)
    .where('user_account.id', 'in', [...userIds])
    .orderBy('user_account.id')
    .execute();
  return rows.map((row) => row.id);
}

/** The students of a unit who do not have a badge. */
function students(database: Database, companyId: string, badgeId: string) {
  return database
    .selectFrom('user_account')
    .select('user_account.id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'student')
    .where('status', '<>', 'locked')
    .where('admission', 'is', null)
    .where(
      sql<boolean>`not exists (select from badge_award where badge_id = ${badgeId} and user_id = user_account.id)`,
    );
}
