import { sql } from 'kysely';
import type { Lesson, LessonAttachment } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { categoryPathName } from '../categories/categoryPathName.ts';
import type { Database } from '../database.ts';
import { visibleLessons } from './visibleLessons.ts';

/** Whether a class teaches the lesson, which then never changes. */
export const isTaught = sql<boolean>`exists (select from classroom_session where classroom_session.lesson_id = lesson.id)`;

/** A lesson with its files and where it is used, if the caller sees it. */
export async function findLesson(
  database: Database,
  id: string,
  caller: Caller,
): Promise<Lesson | undefined> {
  const row = await visibleLessons(database, { caller })
    .innerJoin('category', 'category.id', 'lesson.category_id')
    .innerJoin('project', 'project.id', 'lesson.project_id')
    .innerJoin('user_account', 'user_account.id', 'lesson.created_by')
    .select(['lesson.id', 'lesson.version', 'lesson.company_id', 'lesson.name', 'lesson.status'])
    .select(['lesson.category_id', categoryPathName.as('category_name')])
    .select(['lesson.project_id', 'project.name as project_name', 'lesson.link', 'lesson.duration_seconds'])
    .select(['lesson.copied_from', 'lesson.created_by', 'user_account.name as name_created'])
    .select(['lesson.created_at', 'lesson.updated_at', isTaught.as('in_use')])
    .select([coursesOf.as('courses'), classesOf.as('classes')])
    .where('lesson.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { category_id, category_name, created_at, updated_at, ...lesson } = row;
  return {
    ...lesson,
    category: { id: category_id, name: category_name },
    attachments: await attachmentsOf(database, id),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** The names of the first things whose sessions have the lesson. */
const firstUsers = (table: 'course' | 'classroom') =>
  sql<
    string[]
  >`array(select name from ${sql.table(table)} used where exists (select from ${sql.table(`${table}_session`)} node
    where node.${sql.ref(`${table}_id`)} = used.id and node.lesson_id = lesson.id) order by sort_key, id limit 5)`;
const coursesOf = firstUsers('course');
const classesOf = firstUsers('classroom');

/** The files of a lesson, the main one first. */
export async function attachmentsOf(database: Database, lessonId: string): Promise<LessonAttachment[]> {
  const rows = await database
    .selectFrom('lesson_file')
    .innerJoin('file', 'file.id', 'lesson_file.file_id')
    .select(['file.id', 'file.name', 'file.type', 'file.size', 'is_main'])
    .where('lesson_id', '=', lessonId)
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .execute();
  return rows.map((file) => ({ ...file, size: Number(file.size), url: `/api/files/${file.id}` }));
}

/** A lesson of these that courses or classes have, with their names; undefined if there is none. */
export async function findUsedLesson(
  database: Database,
  ids: readonly string[],
  by: 'course' | 'classroom',
): Promise<{ name: string; users: string[] } | undefined> {
  const { rows } = await sql<{ name: string; users: string[] }>`
    select lesson.name, array_agg(distinct used.name) as users
    from ${sql.table(`${by}_session`)} node join lesson on lesson.id = node.lesson_id
      join ${sql.table(by)} used on used.id = node.${sql.ref(`${by}_id`)}
    where node.lesson_id = any (${[...ids]}::bigint[]) group by lesson.id, lesson.name order by lesson.id limit 1`.execute(
    database,
  );
  return rows[0];
}
