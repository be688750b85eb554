import { demoCompany } from '@sen/api/fixtures/people';
import { sortKey } from '@sen/domain/text/sort';
import type { FileStore } from '../files/FileStore.ts';
import { newFileId } from '../files/fileStoreOf.ts';
import { insertUnitFile } from '../store/files/files.ts';
import type { InTransaction } from '../store/database.ts';
import { demoLessons, lessonsOfSessions } from './demoLessons.ts';

const day = 86_400_000;
const most = 10_000_000;

/** The lesson bank with the bytes of its files, and the lessons of the courses' sessions. */
export async function seedLessons(database: InTransaction, files: FileStore, now: Date): Promise<void> {
  const project = await database
    .selectFrom('project')
    .select('id')
    .where('company_id', '=', demoCompany.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const ids = new Map<string, string>();
  for (const { files: own, by, category, daysAgo, seconds, ...lesson } of demoLessons) {
    const made = new Date(now.getTime() - daysAgo * day);
    // oxlint-disable-next-line no-await-in-loop -- ids follow the order
    const { category_id } = await database
      .selectFrom('category')
      .select('id as category_id')
      .where('company_id', '=', demoCompany.id)
      .where('kind', '=', 'lesson')
      .where('name', '=', category)
      .executeTakeFirstOrThrow();
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { id } = await database
      .insertInto('lesson')
      .values({
        ...lesson,
        sort_key: sortKey(lesson.name),
        company_id: demoCompany.id,
        project_id: project.id,
        category_id,
        locked_from: lesson.status === 'locked' ? 'published' : null,
        duration_seconds: seconds,
        created_by: by,
        updated_by: by,
        created_at: made,
        updated_at: made,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(lesson.name, id);
    for (const [position, { name, type, bytes }] of own.entries()) {
      const file = newFileId();
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const stored = await files.put(file, [await bytes(made)], most);
      const place = { company_id: demoCompany.id, purpose: 'lesson' as const };
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await insertUnitFile(database, { id: file, name, type, ...stored, ...place, created_at: made });
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await database
        .insertInto('lesson_file')
        .values({ lesson_id: id, file_id: file, position, is_main: position === 0 })
        .execute();
    }
  }
  for (const [code, sessions] of Object.entries(lessonsOfSessions))
    for (const [session, lesson] of Object.entries(sessions))
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await database
        .updateTable('course_session')
        .from('course')
        .set({ lesson_id: ids.get(lesson) ?? null })
        .whereRef('course.id', '=', 'course_session.course_id')
        .where('course.company_id', '=', demoCompany.id)
        .where('course.code', '=', code)
        .where('course_session.name', '=', session)
        .execute();
}
