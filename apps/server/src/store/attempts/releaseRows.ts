import { sql } from 'kysely';
import type { AttemptState, ReleaseTime, Shown, SubmittedBy } from '@sen/api/contract/model';
import type { RunningAttempt } from '@sen/domain/attempts/maySave';
import { type Release, shownToStudent } from '@sen/domain/attempts/release';
import { attemptsLeft } from '@sen/domain/attempts/retake';
import { graceSeconds } from '@sen/domain/attempts/time';
import type { Database } from '../database.ts';

/** What decides how much of an attempt its student sees, beside its own state. */
interface ReleaseRow {
  state: AttemptState;
  deadline: Date;
  submitted_by: SubmittedBy | null;
  sealed_at: Date | null;
  show_score: ReleaseTime;
  show_answers: ReleaseTime;
  show_key: ReleaseTime;
  ends_at: Date;
  retakes: number;
  used_count: number;
  own_deadline: Date | null;
  latest_deadline: Date | null;
}

/** What the student's and the others' attempts say of when a result is shown, beside rows of the assignment and of this table. */
export function ownFacts(table: 'attempt' | 'entered_score', now: Date) {
  const isOwn = sql`own.assignment_id = ${sql.ref(`${table}.assignment_id`)} and own.user_id = ${sql.ref(`${table}.user_id`)}`;
  return [
    sql<number>`(select count(*)::int from attempt own where ${isOwn})
      + (select count(*)::int from reset_attempt own where ${isOwn} and own.retake = 'none')`.as(
      'used_count',
    ),
    sql<Date | null>`(select max(own.deadline) from attempt own where ${isOwn} and own.sealed_at is null
      and own.submitted_by is distinct from 'student')`.as('own_deadline'),
    // Not read while a whole class hands in: before the end it decides nothing.
    sql<Date | null>`case when assignment.ends_at + make_interval(secs => ${graceSeconds}) < ${now}::timestamptz
      then (select max(other.deadline) from attempt other
        where other.assignment_id = ${sql.ref(`${table}.assignment_id`)}
          and other.submitted_by is distinct from 'student') end`.as('latest_deadline'),
  ] as const;
}

/** The rows of `ReleaseRow` for attempts with their assignments; add a `where`. */
export function releaseRows(database: Database, now: Date) {
  return database
    .selectFrom('attempt')
    .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
    .select(['attempt.id', 'attempt.state', 'attempt.deadline', 'attempt.submitted_by', 'attempt.sealed_at'])
    .select(['assignment.show_score', 'assignment.show_answers', 'assignment.show_key'])
    .select(['assignment.ends_at', 'assignment.retakes'])
    .select(ownFacts('attempt', now));
}

/** The attempt as the time rules see it: sealed counts as handed in. */
export function runningAttemptOf({
  state,
  deadline,
  submitted_by,
  sealed_at,
}: Pick<ReleaseRow, 'state' | 'deadline' | 'submitted_by' | 'sealed_at'>): RunningAttempt {
  return { state, deadline, submitted_by: sealed_at === null ? submitted_by : 'student' };
}

export const releaseOf = ({ show_score, show_answers, show_key }: Release): Release => ({
  show_score,
  show_answers,
  show_key,
});

/** What the student sees of the attempt now, other assignments aside: they hold back nothing but the key. */
export function shownOf(row: ReleaseRow, now: Date): Shown {
  const { ends_at, retakes, used_count } = row;
  const facts = {
    attempt: runningAttemptOf(row),
    release: releaseOf(row),
    end: ends_at,
    attemptsLeft: attemptsLeft(retakes, used_count),
    ownDeadline: row.own_deadline,
    latestDeadline: row.latest_deadline,
  };
  return shownToStudent(facts, now);
}

/**
 * What the student of an attempt sees of it now, and whether it still takes answers. Whoever shows a key also asks
 * `readKeyHeldUntil`.
 */
export async function readShown(
  database: Database,
  attemptId: string,
  now: Date,
): Promise<{ shown: Shown; release: Release; attempt: RunningAttempt } | undefined> {
  const row = await releaseRows(database, now).where('attempt.id', '=', attemptId).executeTakeFirst();
  return row && { shown: shownOf(row, now), release: releaseOf(row), attempt: runningAttemptOf(row) };
}
