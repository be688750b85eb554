import type { Database } from '../database.ts';
import { computeResults } from '../completion/courseResults.ts';

/**
 * How many students of a class have a valid certificate that their result does not earn any more. Computed at once: the kept results
 * follow a change some seconds later.
 */
export async function countUnearned(database: Database, classId: string, now: Date): Promise<number> {
  const holders = await database
    .selectFrom('certificate')
    .innerJoin('classroom_student as student', (join) =>
      join
        .onRef('student.classroom_id', '=', 'certificate.classroom_id')
        .onRef('student.user_id', '=', 'certificate.user_id'),
    )
    .select('student.user_id')
    .distinct()
    .where('certificate.classroom_id', '=', classId)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute();
  const userIds = holders.map(({ user_id }) => user_id);
  const results = await computeResults(database, { classId, userIds }, now);
  return results.filter(({ certificate }) => !certificate).length;
}
