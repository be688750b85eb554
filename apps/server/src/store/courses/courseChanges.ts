import { sql } from 'kysely';
import type { keptCourse } from '@sen/domain/courses/checkCourse';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import { visibleCourses } from './courses.ts';

export type KeptCourse = ReturnType<typeof keptCourse>;

/** The facts of a course that rules need before a change. */
export interface TakenCourse {
  id: string;
  company_id: string;
  project_id: string;
  course_name: string;
  course_code: string;
  created_by: string | null;
  teacher_id: string | null;
  banner_file: string | null;
  version: number;
  /** Who saved it last. */
  name_updated: string | null;
}

/** The courses with these ids that the caller sees, locked for this transaction: nobody creates a class of them meanwhile. */
export async function takeCourses(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Pick<Caller, 'id' | 'role' | 'company_id'>,
): Promise<TakenCourse[]> {
  const taken = await visibleCourses(transaction, { caller })
    .select('course.id')
    .where('course.id', 'in', ids)
    // A fixed order avoids deadlocks between transactions on the same courses.
    .orderBy('course.id')
    .forUpdate()
    .execute();
  if (taken.length === 0) return [];
  // Read under the lock, to see changes made while this transaction waited for it.
  return transaction
    .selectFrom('course')
    .leftJoin('user_account', 'user_account.id', 'course.updated_by')
    .select(['course.id', 'course.company_id', 'course.project_id', 'course.name as course_name'])
    .select(['course.code as course_code', 'course.created_by', 'course.teacher_id', 'course.banner_file'])
    .select(['course.version', 'user_account.name as name_updated'])
    .where(
      'course.id',
      'in',
      taken.map(({ id }) => id),
    )
    .orderBy('course.id')
    .execute();
}

interface Owner {
  company_id: string;
  project_id: string;
  created_by: string;
}

export async function insertCourse(
  transaction: InTransaction,
  course: KeptCourse,
  owner: Owner,
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('course')
    .values({ ...course, ...owner, sort_key: sortKey(course.name), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateCourse(
  transaction: InTransaction,
  id: string,
  course: KeptCourse,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('course')
    .set({ ...course, sort_key: sortKey(course.name), updated_by: by, updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Inserts a copy of a course, without its nodes and its banner, and returns its id. */
export async function insertCopy(
  transaction: InTransaction,
  from: string,
  { name, code, ...owner }: Owner & { name: string; code: string },
  now: Date,
): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`insert into course (company_id, project_id, created_by, name, sort_key, code,
      created_at, updated_at, kind, description, level, category_id, benefits, introduction, trailer_video, completion_score,
      certificate_score, excellent, good, average, final_exam_id, teacher_id, start_time, completion_days)
    select ${owner.company_id}::bigint, ${owner.project_id}::bigint, ${owner.created_by}::bigint, ${name}::text,
      ${sortKey(name)}::text, ${code}::text, ${now}::timestamptz, ${now}::timestamptz, kind,
      description, level, category_id, benefits, introduction, trailer_video, completion_score, certificate_score, excellent, good,
      average, final_exam_id, teacher_id, start_time, completion_days
    from course where id = ${from} returning id`.execute(transaction);
  return rows[0]?.id ?? '0';
}

/** Which of these names courses of the project have, by `nameKey`, and which of these codes courses of the unit, in lower case. */
export async function takenNames(
  database: Database,
  { company_id, project_id, except = '0' }: { company_id: string; project_id: string; except?: string },
  { names, codes }: { names: readonly string[]; codes: readonly string[] },
): Promise<{ names: Set<string>; codes: Set<string> }> {
  const { rows } = await sql<{ name: string | null; code: string | null }>`
    select name_fold as name, null as code from course
      where project_id = ${project_id} and name_fold = any(${names.map(nameKey)}::text[]) and id <> ${except}
    union all
    select null, lower(code) from course
      where company_id = ${company_id} and lower(code) = any(${codes.map((code) => code.toLowerCase())}::text[])
        and id <> ${except}`.execute(database);
  return {
    names: new Set(rows.flatMap(({ name }) => (name === null ? [] : [name]))),
    codes: new Set(rows.flatMap(({ code }) => (code === null ? [] : [code]))),
  };
}

/** The first classes of each of these courses. */
export async function classesOf(database: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await database
    .selectFrom('classroom')
    .select(['course_id', 'name'])
    .where('course_id', 'in', ids)
    .orderBy('sort_key')
    .limit(20)
    .execute();
  const names = new Map<string, string[]>();
  for (const { course_id, name } of rows) names.set(course_id, [...(names.get(course_id) ?? []), name]);
  return names;
}

/** Deletes courses without classes with their chapters and banners; the bytes of banners are deleted by a job. */
export async function deleteCourses(
  transaction: InTransaction,
  courses: readonly TakenCourse[],
): Promise<void> {
  await transaction
    .deleteFrom('course')
    .where(
      'id',
      'in',
      courses.map(({ id }) => id),
    )
    .execute();
  const banners = courses.flatMap(({ banner_file }) => (banner_file === null ? [] : [banner_file]));
  if (banners.length > 0) await transaction.deleteFrom('file').where('id', 'in', banners).execute();
}
