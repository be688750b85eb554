import type { KnownDurations } from '@sen/domain/study/mediaSeconds';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { isUnplayable } from '../files/unplayable.ts';

/** The lesson that a session of a class has. */
export interface ClassLesson extends KnownDurations {
  sessionId: string;
  lessonId: string;
  name: string;
  link: string | null;
  /** The media type of the main attachment. */
  type: string;
  /** A sound or film that cannot be played on the page. */
  isUnplayable: boolean;
}

/** The lessons of a class in their order, or of one of its sessions. */
export async function listClassLessons(
  database: Database,
  classroomId: string,
  sessionId: string | null = null,
): Promise<ClassLesson[]> {
  const { rows } = await sql<ClassLesson>`
    select session.id as "sessionId", lesson.id::text as "lessonId", lesson.name, link, file.type,
      duration_seconds as typed, rendition.seconds as read, ${isUnplayable} as "isUnplayable"
    from classroom_session session join lesson on lesson.id = session.lesson_id
    join lesson_file on lesson_file.lesson_id = lesson.id and is_main join file on file.id = lesson_file.file_id
    left join file_rendition rendition on rendition.file_id = file.id
    join classroom_chapter chapter on chapter.classroom_id = session.classroom_id and chapter.id = session.chapter_id
    where session.classroom_id = ${classroomId} and session.id = coalesce(${sessionId}::uuid, session.id)
    order by chapter.position, session.position`.execute(database);
  return rows;
}
