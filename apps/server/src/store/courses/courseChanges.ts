import { sql } from 'kysely';
import type { keptCourse } from '@sen/domain/courses/checkCourse';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import type { Caller } from '../../auth/Caller.ts';
import { columnList } from '../columnList.ts';
import type { Database, InTransaction } from '../database.ts';
import { visibleCourses } from './courses.ts';
import type { CourseTable } from './tables.ts';

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

/** What a copy has of its own. */
type OwnOfCopy = keyof Owner | 'name' | 'sort_key' | 'code' | 'created_at' | 'updated_at';

/** What the database makes of other columns, what begins anew with a copy, and the banner: it is a file, copied by itself. */
type NewInCopy =
  'id' | 'name_words' | 'name_fold' | 'updated_by' | 'version' | 'banner' | 'banner_file' | 'public_since';

const copiedColumns = columnList<Exclude<keyof CourseTable, OwnOfCopy | NewInCopy>>({
  kind: true,
  description: true,
  level: true,
  category_id: true,
  benefits: true,
  introduction: true,
  trailer_video: true,
  completion_score: true,
  certificate_score: true,
  excellent: true,
  good: true,
  average: true,
  final_exam_id: true,
  teacher_id: true,
  start_time: true,
  completion_days: true,
  price: true,
});

/** Inserts a copy of a course, without its nodes and its banner, and returns its id. */
export async function insertCopy(
  transaction: InTransaction,
  from: string,
  { name, code, ...owner }: Owner & { name: string; code: string },
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into course (company_id, project_id, created_by, name, sort_key, code, created_at, updated_at, ${copiedColumns})
    select ${owner.company_id}::bigint, ${owner.project_id}::bigint, ${owner.created_by}::bigint, ${name}::text,
      ${sortKey(name)}::text, ${code}::text, ${now}::timestamptz, ${now}::timestamptz, ${copiedColumns}
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

export interface TaughtCourse {
  course_id: string;
  class_count: number;
  /** Of the first ones. */
  class_names: string[];
}

/** The first of these courses that has classes; undefined if none has. */
export async function findTaughtCourse(
  database: Database,
  ids: readonly string[],
): Promise<TaughtCourse | undefined> {
  const { rows } = await sql<TaughtCourse>`
    select course_id, count(*)::int as class_count, (array_agg(name order by sort_key, id))[1:20] as class_names
    from classroom where course_id = any (${[...ids]}::bigint[])
    group by course_id order by course_id limit 1`.execute(database);
  return rows[0];
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
