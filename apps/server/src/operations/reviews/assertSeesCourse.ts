import type { Caller } from '../../auth/Caller.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { seesCourse } from '../../store/myCourses/studentCourses.ts';

/** @throws {RefusalError} notFound when the caller does not see the course */
export async function assertSeesCourse(
  database: Database,
  id: string,
  { caller, now }: { caller: Caller; now: Date },
): Promise<void> {
  if (!(await seesCourse(database, id, caller, now))) throw new RefusalError('notFound');
}
