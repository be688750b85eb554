import type { Criteria } from '@sen/domain/badges/badgeCriteria';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Id, Instant, Json, NamedRow } from '../columns.ts';

export interface BadgeTable extends NamedRow {
  image_file: string;
  /** The address that serves `image_file`. */
  image_badge: GeneratedAlways<string>;
  required_courses: number;
  min_score: number | null;
  join_days: number | null;
  /** Whether it is awarded. */
  active: boolean;
  /** The rule is new to the people above this id; null: to nobody. */
  due_after: string | null;
  version: Generated<number>;
}

export interface BadgeCourseTable {
  badge_id: string;
  course_id: string;
  position: number;
}

/** A course as it was when the badge was awarded for it. */
export interface KeptCourse {
  course_id: string;
  course_name: string;
  classroom_name: string;
  completed_at: string | null;
  score: number | null;
}

/** How a badge was earned; what is corrected later does not change it. */
export interface Evidence {
  courses: KeptCourse[];
  required_courses: number;
  joined_at: string;
  /** Null: the rule asked for none. */
  join_days: number | null;
}

export interface BadgeAwardTable {
  id: Generated<string>;
  badge_id: string;
  user_id: string;
  awarded_at: Instant;
  evidence: Json<Evidence>;
  /** What the badge asked for when it was awarded. */
  rule: Json<Criteria>;
}

/** What signs badges. */
export interface BadgeKeyTable {
  id: Id;
  /** PKCS #8, as PEM. */
  private_key: string;
  created_at: Instant;
}

export interface BadgesTables {
  badge: BadgeTable;
  badge_course: BadgeCourseTable;
  badge_award: BadgeAwardTable;
  badge_key: BadgeKeyTable;
}
