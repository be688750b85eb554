import type { EnteredScore } from '@sen/api/contract/model';
import { showsEnteredScore } from '@sen/domain/attempts/release';
import { attemptsLeft } from '@sen/domain/attempts/retake';
import { ownFacts, releaseOf } from '../attempts/releaseRows.ts';
import type { Database } from '../database.ts';

interface Asked {
  assignmentIds: readonly string[];
  userIds: readonly string[];
}

/** Whoever reads a score: its student, or those who run the class. */
export type Reader = 'student' | 'staff';

/** The scores entered for a student, as one of its readers sees them. */
export type EnteredScores = (assignmentId: string, userId: string) => EnteredScore | undefined;

/**
 * The scores that were entered for students in assigned exams.
 * @param reader a student sees a score from when that of an attempt would be shown, and not the reason
 * @param asCounted the scores as the result counts them: those that the student sees, whoever reads them
 */
export async function enteredScores(
  database: Database,
  { assignmentIds, userIds }: Asked,
  { reader, now, asCounted = false }: { reader: Reader; now: Date; asCounted?: boolean },
): Promise<EnteredScores> {
  if (assignmentIds.length === 0 || userIds.length === 0) return () => undefined;
  const rows = await database
    .selectFrom('entered_score')
    .innerJoin('assignment', 'assignment.id', 'entered_score.assignment_id')
    .innerJoin('user_account as by', 'by.id', 'entered_by')
    .select(['entered_score.assignment_id', 'entered_score.user_id', 'entered_score.score', 'reason'])
    .select(['entered_at', 'by.id as by_id', 'by.name as by_name', 'by.avatar as by_avatar'])
    .select(['show_score', 'show_answers', 'show_key', 'assignment.ends_at', 'assignment.retakes'])
    .select(ownFacts('entered_score', now))
    .where('entered_score.assignment_id', 'in', [...assignmentIds])
    .where('entered_score.user_id', 'in', [...userIds])
    .execute();
  const byKey = new Map(
    rows.map((row) => {
      const facts = {
        release: releaseOf(row),
        end: row.ends_at,
        attemptsLeft: attemptsLeft(row.retakes, row.used_count),
        ownDeadline: row.own_deadline,
        latestDeadline: row.latest_deadline,
      };
      const isStaff = reader === 'staff';
      return [
        keyOf(row.assignment_id, row.user_id),
        {
          score: (isStaff && !asCounted) || showsEnteredScore(facts, now) ? row.score : null,
          entered_by: { id: row.by_id, name: row.by_name, avatar: row.by_avatar },
          entered_at: row.entered_at.toISOString(),
          reason: isStaff ? row.reason : null,
        },
      ] as const;
    }),
  );
  return (assignmentId, userId) => byKey.get(keyOf(assignmentId, userId));
}

const keyOf = (assignmentId: string, userId: string) => `${assignmentId} ${userId}`;
