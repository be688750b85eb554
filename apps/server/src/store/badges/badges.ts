import { sql } from 'kysely';
import type { Badge } from '@sen/api/contract/model';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';

/** The columns of a badge without its courses. */
export function badgeRows(database: Database) {
  return database
    .selectFrom('badge')
    .innerJoin('company', 'company.id', 'badge.company_id')
    .select(['badge.id', 'badge.company_id', 'company.name as company_name', 'badge.name', 'image_badge'])
    .select(['required_courses', 'min_score', 'join_days', 'active', 'badge.created_at', 'badge.version'])
    .select(
      sql<number>`(select count(*)::int from badge_award where badge_award.badge_id = badge.id)`.as(
        'award_count',
      ),
    );
}

export type BadgeRow = Awaited<ReturnType<ReturnType<typeof badgeRows>['executeTakeFirstOrThrow']>>;

/** A badge without its courses. */
export function badgeOf({ required_courses, min_score, join_days, created_at, ...row }: BadgeRow): Badge {
  return {
    ...row,
    courses: [],
    required_course_count: required_courses,
    minimum_score: min_score,
    required_join_days: join_days,
    created_at: created_at.toISOString(),
  };
}

export async function withCourses(badges: Badge[], database: Database): Promise<Badge[]> {
  const ids = badges.map(({ id }) => id);
  const rows = await database
    .selectFrom('badge_course')
    .innerJoin('course', 'course.id', 'badge_course.course_id')
    .select(['badge_id', 'course.id', 'course.name'])
    .where('badge_id', 'in', ids)
    .orderBy('badge_course.position')
    .execute();
  return badges.map((badge) => ({
    ...badge,
    courses: rows.flatMap(({ badge_id, id, name }) => (badge_id === badge.id ? [{ id, name }] : [])),
  }));
}

/** A badge of a unit that is not deleted. */
export async function describeBadge(database: Database, id: string): Promise<Badge | undefined> {
  const row = await badgeRows(database)
    .where('badge.id', '=', id)
    .where(ofLiveUnit('badge.company_id'))
    .executeTakeFirst();
  if (!row) return undefined;
  const [badge] = await withCourses([badgeOf(row)], database);
  return badge;
}
