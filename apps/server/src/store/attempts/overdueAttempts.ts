import type { Database, InTransaction } from '../database.ts';

/** Attempts past their deadline that were not handed in. */
export function readOverdue(
  database: Database,
  now: Date,
  limit: number,
  only?: { assignmentId: string; userId: string },
): Promise<{ id: string; exam_id: string }[]> {
  return database
    .selectFrom('attempt')
    .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
    .select(['attempt.id', 'assignment.exam_id'])
    .where('attempt.state', '=', 'in_progress')
    .where('attempt.deadline', '<=', now)
    .$if(only !== undefined, (query) =>
      query
        .where('attempt.assignment_id', '=', only?.assignmentId ?? '0')
        .where('attempt.user_id', '=', only?.userId ?? '0'),
    )
    .orderBy('attempt.deadline')
    .limit(limit)
    .execute();
}

/** Locks those of them that are still running; with `skipLocked`, skips rows locked elsewhere. */
export function lockOverdue(
  transaction: InTransaction,
  ids: readonly string[],
  now: Date,
  skipLocked: boolean,
): Promise<{ id: string; deadline: Date }[]> {
  return transaction
    .selectFrom('attempt')
    .select(['id', 'deadline'])
    .where('id', 'in', ids)
    .where('state', '=', 'in_progress')
    .where('deadline', '<=', now)
    .orderBy('id')
    .forNoKeyUpdate()
    .$if(skipLocked, (query) => query.skipLocked())
    .execute();
}
