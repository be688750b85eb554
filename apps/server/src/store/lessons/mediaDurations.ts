import { longestDuration } from '@sen/domain/lessons/duration';
import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';

/** Gives the lessons whose main file this is its duration, once it has been read: those for which none was typed. */
export async function fillDurations(database: Database | InTransaction, fileId: string): Promise<void> {
  // The lock makes who reads the file and who saves its lesson wait for one another, so that the later one sees both.
  await sql`with known as (select file_id, seconds from file_rendition
      where file_id = ${fileId} and seconds is not null for share)
    update lesson set duration_seconds = least(greatest(round(seconds), 1), ${longestDuration}::integer)
    from known join lesson_file on lesson_file.file_id = known.file_id and is_main
    where lesson.id = lesson_file.lesson_id and duration_seconds is null`.execute(database);
}
