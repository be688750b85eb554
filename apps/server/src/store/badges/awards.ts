import type { EarnedBadge } from '@sen/api/contract/model';
import type { Criteria } from '@sen/domain/badges/badgeCriteria';
import type { Database, InTransaction } from '../database.ts';
import type { PersonProgress } from './badgeFacts.ts';
import type { StoredRule } from './badgeRules.ts';
import type { Evidence } from './tables.ts';

/** Awards a badge to people who have earned it; returns those who did not have it. */
export async function insertAwards(
  transaction: InTransaction,
  rule: StoredRule,
  earned: ReadonlyMap<string, PersonProgress>,
  now: Date,
): Promise<string[]> {
  const criteria = JSON.stringify(criteriaOf(rule));
  const rows = [...earned].map(([user_id, progress]) => ({
    badge_id: rule.id,
    user_id,
    awarded_at: now,
    evidence: JSON.stringify(evidenceOf(rule, progress)),
    rule: criteria,
  }));
  if (rows.length === 0) return [];
  const inserted = await transaction
    .insertInto('badge_award')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'badge_id']).doNothing())
    .returning('user_id')
    .execute();
  return inserted.map(({ user_id }) => user_id);
}

function criteriaOf({ course_names, required_courses, min_score, join_days }: StoredRule): Criteria {
  return { courses: course_names, required_courses, min_score, join_days };
}

function evidenceOf(rule: StoredRule, { counted, joined_at, joined_days }: PersonProgress): Evidence {
  return {
    courses: counted.map(({ course_id, course_name, classroom_name, completed_at, score }) => ({
      course_id,
      course_name,
      classroom_name,
      completed_at: completed_at?.toISOString() ?? null,
      score,
    })),
    required_courses: rule.required_courses,
    joined_at: joined_at.toISOString(),
    join_days: rule.join_days === null ? null : joined_days,
  };
}

function awardRows(database: Database) {
  return database
    .selectFrom('badge_award')
    .innerJoin('badge', 'badge.id', 'badge_award.badge_id')
    .innerJoin('company', 'company.id', 'badge.company_id')
    .select([
      'badge_award.id',
      'badge_id',
      'user_id',
      'badge.name',
      'image_badge',
      'company.name as company_name',
    ])
    .select(['awarded_at', 'evidence']);
}

/** The badges of a person, the newest first. */
export async function earnedBadges(database: Database, userId: string): Promise<EarnedBadge[]> {
  const rows = await awardRows(database)
    .where('user_id', '=', userId)
    .orderBy('awarded_at', 'desc')
    .orderBy('badge_award.id')
    .limit(1000)
    .execute();
  return rows.map(({ awarded_at, evidence, user_id: _user, ...row }) => ({
    ...row,
    awarded_at: awarded_at.toISOString(),
    required_course_count: evidence.required_courses,
    courses: evidence.courses,
    joined_at: evidence.joined_at,
    join_days: evidence.join_days,
  }));
}

/** The award of a badge to this person. */
export function findOwnAward(database: Database, badgeId: string, userId: string) {
  return database
    .selectFrom('badge_award')
    .select('id')
    .where('badge_id', '=', badgeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** An award with what a credential tells of it. */
export function findAward(database: Database, awardId: string) {
  return awardRows(database)
    .innerJoin('user_account', 'user_account.id', 'badge_award.user_id')
    .select(['badge.company_id', 'badge.image_file', 'user_account.email', 'rule'])
    .where('badge_award.id', '=', awardId)
    .executeTakeFirst();
}
