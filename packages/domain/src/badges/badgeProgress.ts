/** What a badge asks for. */
export interface BadgeRule {
  readonly course_ids: readonly string[];
  /** How many of these courses must count; 0 without courses. */
  readonly required_courses: number;
  /** The score that each of them must reach; null: none. */
  readonly min_score: number | null;
  /** Whole days since joining; null: none. */
  readonly join_days: number | null;
}

/** A completed course of a person, in one class. */
export interface CompletedCourse {
  readonly course_id: string;
  readonly score: number | null;
  readonly completed_at: Date | null;
}

export interface BadgeFacts<Completed extends CompletedCourse> {
  readonly joined_at: Date;
  /** One for each class in which a course is completed. */
  readonly completed: readonly Completed[];
}

export interface BadgeProgress<Completed extends CompletedCourse> {
  /** The courses that count, each with its best result. */
  readonly counted: readonly Completed[];
  /** Whole days since joining. */
  readonly joined_days: number;
  readonly is_met: boolean;
}

const day = 24 * 60 * 60_000;

/**
 * How far a person is with a badge. A course counts once, however many classes of it are completed; with a minimum score, one whose
 * score is not known does not count.
 */
export function badgeProgress<Completed extends CompletedCourse>(
  rule: BadgeRule,
  { joined_at, completed }: BadgeFacts<Completed>,
  now: Date,
): BadgeProgress<Completed> {
  const best = new Map<string, Completed>();
  for (const result of completed) {
    if (!rule.course_ids.includes(result.course_id) || !reaches(result.score, rule.min_score)) continue;
    const before = best.get(result.course_id);
    if (!before || isBetter(result, before)) best.set(result.course_id, result);
  }
  const counted = rule.course_ids.flatMap((id) => best.get(id) ?? []);
  const joined_days = Math.max(0, Math.floor((now.getTime() - joined_at.getTime()) / day));
  return {
    counted,
    joined_days,
    is_met: counted.length >= rule.required_courses && joined_days >= (rule.join_days ?? 0),
  };
}

/** When a person who joined then has been a member for so long. */
export function joinedBefore(joinDays: number | null, now: Date): Date {
  return new Date(now.getTime() - (joinDays ?? 0) * day);
}

function reaches(score: number | null, least: number | null): boolean {
  return least === null || (score !== null && score >= least);
}

/** A higher score, then the earlier completion. */
function isBetter(one: CompletedCourse, other: CompletedCourse): boolean {
  if (one.score !== other.score) return (one.score ?? -1) > (other.score ?? -1);
  return (one.completed_at?.getTime() ?? Infinity) < (other.completed_at?.getTime() ?? Infinity);
}
