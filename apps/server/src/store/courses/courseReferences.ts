import { sql } from 'kysely';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import { assignableStatuses } from '../exams/assignableStatuses.ts';
import { visibleProjects } from '../projects/visibleProjects.ts';

/**
 * A project that the caller sees, which is not deleted during this transaction.
 * @param known the project of a course that the caller sees: it need not be looked for
 */
export async function findProject(
  transaction: InTransaction,
  id: string,
  caller: Caller,
  known?: string,
): Promise<{ id: string; company_id: string; company_name: string } | undefined> {
  return transaction
    .selectFrom('project')
    .innerJoin('company', 'company.id', 'project.company_id')
    .select(['project.id', 'project.company_id', 'company.name as company_name'])
    .where('project.id', '=', id)
    .$if(id !== known, (query) =>
      query.where('project.id', 'in', visibleProjects(transaction, { caller }).select('project.id')),
    )
    .forKeyShare('project')
    .executeTakeFirst();
}

/** Whether a person may become a lecturer in the unit: a teacher of it whose account is not locked. */
export async function isLecturer(
  transaction: InTransaction,
  id: string,
  companyId: string,
): Promise<boolean> {
  const teacher = await transaction
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('role', '=', 'teacher')
    .where('status', '<>', 'locked')
    .forKeyShare()
    .executeTakeFirst();
  return teacher !== undefined;
}

/** Those of these exams that a course of the unit may take; they are not deleted during this transaction. */
export async function examsForCourses(
  transaction: InTransaction,
  ids: readonly string[],
  companyId: string,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('exam')
    .select('id')
    .where('id', 'in', ids)
    .where('company_id', '=', companyId)
    .where('status', 'in', assignableStatuses)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** What of a course does not exist in another unit: its exams, its lessons, its lecturer and its field, by name. */
export async function foreignTo(database: Database, courseId: string, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct exam.title as name from exam
      left join course_chapter_exam used on used.exam_id = exam.id and used.course_id = ${courseId}
      left join course on course.final_exam_id = exam.id and course.id = ${courseId}
      where exam.company_id <> ${companyId} and (used.id is not null or course.id is not null)
    union
    select distinct lesson.name from lesson join course_session used on used.lesson_id = lesson.id
      where used.course_id = ${courseId} and lesson.company_id <> ${companyId}
    union all
    select user_account.name from course join user_account on user_account.id = course.teacher_id
      where course.id = ${courseId} and user_account.company_id is distinct from ${companyId}
    union all
    select category.name from course join category on category.id = course.category_id
      where course.id = ${courseId} and category.company_id <> ${companyId}`.execute(database);
  return rows.map(({ name }) => name);
}

/** An exam of these that courses have, with their names; undefined if there is none. */
export async function examInCourses(
  database: Database,
  ids: readonly string[],
): Promise<{ title: string; courses: string[] } | undefined> {
  const { rows } = await sql<{ title: string; courses: string[] }>`
    select exam.title, array_agg(distinct course.name) as courses from exam
      join course on course.final_exam_id = exam.id
        or exists (select from course_chapter_exam used where used.course_id = course.id and used.exam_id = exam.id)
      where exam.id = any(${ids}::bigint[]) group by exam.id, exam.title limit 1`.execute(database);
  return rows[0];
}
