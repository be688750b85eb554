import type { FullCourse } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import { findChapters } from '../../store/courses/courseTree.ts';
import type { Database } from '../../store/database.ts';

/**
 * A course with its chapters, both of one moment: a save is based on its version.
 * @throws {RefusalError} when the caller does not see it
 */
export async function fullCourse(database: Database, id: string, caller: Caller): Promise<FullCourse> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const course = found(await describeCourse(transaction, id, caller));
      return { ...course, chapters: await findChapters(transaction, id) };
    });
}
