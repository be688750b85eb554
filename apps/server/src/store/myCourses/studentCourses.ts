import { sql } from 'kysely';
import type { StudentCourse } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { categoryPathName } from '../categories/categoryPathName.ts';
import { findClassCourse } from '../classes/courseSnapshot.ts';
import { visibleCourses } from '../courses/courses.ts';
import { findChapters } from '../courses/courseTree.ts';
import type { Database } from '../database.ts';

/** Whether the caller sees a course: as its manager or teacher; as a student of one of its classes, or of one that can be asked for. */
export async function seesCourse(
  database: Database,
  id: string,
  caller: Caller,
  now: Date,
): Promise<boolean> {
  if (caller.role !== 'student') {
    const seen = visibleCourses(database, { caller }).select('course.id').where('course.id', '=', id);
    return (await seen.executeTakeFirst()) !== undefined;
  }
  const { rows } = await sql`select from classroom where course_id = ${id} and published
      and ((company_id = ${caller.company_id ?? '0'} and ends_at > ${now})
        or exists (select from classroom_student where classroom_id = classroom.id and user_id = ${caller.id}))
    limit 1`.execute(database);
  return rows.length > 0;
}

/** The class of a course that a student has joined last, if any that the student sees. */
async function latestClass(
  database: Database,
  courseId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('classroom')
    .innerJoin('classroom_student', 'classroom_student.classroom_id', 'classroom.id')
    .select('classroom.id')
    .where('course_id', '=', courseId)
    .where('published', '=', true)
    .where('user_id', '=', userId)
    .orderBy('starts_at', 'desc')
    .orderBy('classroom.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A course as a student sees it; undefined when the caller does not see it. */
export async function findStudentCourse(
  database: Database,
  id: string,
  caller: Caller,
  now: Date,
): Promise<StudentCourse | undefined> {
  if (!(await seesCourse(database, id, caller, now))) return undefined;
  const row = await database
    .selectFrom('course')
    .innerJoin('project', 'project.id', 'course.project_id')
    .leftJoin('category', 'category.id', 'course.category_id')
    .select(['course.id', 'course.name as course_name', 'course.code as course_code', 'course.kind'])
    .select(['level', 'course.description as course_description', 'benefits', 'introduction'])
    .select(['trailer_video', 'banner', 'completion_score', 'completion_days as completion_time'])
    .select(['course.project_id', 'project.name as project_name', 'course.company_id'])
    .select(['course.category_id', categoryPathName.as('category_name')])
    .where('course.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { category_id, category_name, ...course } = row;
  const classId = await latestClass(database, id, caller.id);
  const taught = classId === undefined ? undefined : await findClassCourse(database, classId);
  return {
    ...course,
    ...(taught && shownOf(taught.course)),
    field: category_id === null || category_name === null ? null : { id: category_id, name: category_name },
    lecturers: await lecturersOf(database, id),
    chapters: taught?.chapters ?? (await findChapters(database, id)),
  };
}

/** What a student reads of the course that the class has taken over. */
function shownOf({
  certificate_score: _certificate,
  excellent: _excellent,
  good: _good,
  average: _average,
  survey: _survey,
  ...shown
}: NonNullable<Awaited<ReturnType<typeof findClassCourse>>>['course']) {
  return shown;
}

/** The lecturer of a course, then the teachers of its classes. */
async function lecturersOf(database: Database, courseId: string): Promise<StudentCourse['lecturers']> {
  const { rows } = await sql<StudentCourse['lecturers'][number]>`
    select person.id::text, person.name, person.avatar from (
      select user_id, min(place) as place from (
        select teacher_id as user_id, 0 as place from course where id = ${courseId} and teacher_id is not null
        union all
        select user_id, 1 from classroom_teacher join classroom on classroom.id = classroom_id
          where course_id = ${courseId} and published) named group by user_id) teaches
    join user_account person on person.id = teaches.user_id
    order by place, person.given_name_key limit 50`.execute(database);
  return rows;
}
