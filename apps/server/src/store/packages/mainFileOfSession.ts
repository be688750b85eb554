import type { PackageFile } from '../../packages/readPackage.ts';
import type { Place } from '../activity/visitRows.ts';
import type { Database } from '../database.ts';

/** The main file of the lesson of a session of a published class, for a student of it. */
export async function mainFileOfSession(
  database: Database,
  { classroomId, sessionId }: Place,
  studentId: string,
): Promise<PackageFile | undefined> {
  const row = await database
    .selectFrom('classroom_session as session')
    .innerJoin('classroom', 'classroom.id', 'session.classroom_id')
    .innerJoin('classroom_student as student', 'student.classroom_id', 'classroom.id')
    .innerJoin('lesson_file', 'lesson_file.lesson_id', 'session.lesson_id')
    .innerJoin('file', 'file.id', 'lesson_file.file_id')
    .select(['file.id', 'file.size'])
    .where('session.classroom_id', '=', classroomId)
    .where('session.id', '=', sessionId)
    .where('classroom.published', '=', true)
    .where('student.user_id', '=', studentId)
    .where('lesson_file.is_main', '=', true)
    .executeTakeFirst();
  return row && { id: row.id, size: Number(row.size) };
}
