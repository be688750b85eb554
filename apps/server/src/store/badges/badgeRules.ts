import type { BadgeRule } from '@sen/domain/badges/badgeProgress';
import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** A badge with what it asks for. */
export interface StoredRule extends BadgeRule {
  id: string;
  company_id: string;
  name: string;
  /** In the order of `course_ids`. */
  course_names: string[];
}

function ruleRows(database: Database) {
  return database
    .selectFrom('badge')
    .select(['badge.id', 'badge.company_id', 'badge.name', 'required_courses', 'min_score', 'join_days'])
    .select(
      sql<
        string[]
      >`array(select course_id::text from badge_course where badge_id = badge.id order by position)`.as(
        'course_ids',
      ),
    )
    .select(
      sql<
        string[]
      >`array(select course.name from badge_course join course on course.id = badge_course.course_id
        where badge_id = badge.id order by badge_course.position)`.as('course_names'),
    );
}

export function findRule(database: Database, id: string): Promise<StoredRule | undefined> {
  return ruleRows(database).where('badge.id', '=', id).executeTakeFirst();
}

/** The badges that are awarded and for which the course of a class counts. */
export function rulesOfClass(database: Database, classId: string): Promise<StoredRule[]> {
  return ruleRows(database)
    .innerJoin('badge_course', 'badge_course.badge_id', 'badge.id')
    .innerJoin('classroom', 'classroom.course_id', 'badge_course.course_id')
    .where('classroom.id', '=', classId)
    .where('active', '=', true)
    .orderBy('badge.id')
    .execute();
}

/** All badges that are awarded. */
export function activeRules(database: Database): Promise<StoredRule[]> {
  return ruleRows(database).where('active', '=', true).orderBy('badge.id').execute();
}
