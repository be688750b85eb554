import { sql } from 'kysely';
import type { Course, DropdownOption } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { categoryPathName } from '../categories/categoryPathName.ts';
import type { Database } from '../database.ts';
import { findPublicRequest } from '../freeCourses/publicCourses.ts';
import { inScope } from '../lists/scope.ts';

/**
 * The courses that the caller manages, or as a teacher takes part in: as their creator or lecturer, as a teacher of one of their
 * classes, or as a person of their project.
 */
export function visibleCourses(
  database: Database,
  { caller: { id, role, company_id } }: { caller: Pick<Caller, 'id' | 'role' | 'company_id'> },
) {
  const scope = role === 'super-admin' ? null : (company_id ?? '0');
  const own = database.selectFrom('course').where(inScope('course.company_id', scope));
  if (role === 'super-admin' || role === 'admin') return own;
  return own.where((course) =>
    course.or([
      course('course.created_by', '=', id),
      course('course.teacher_id', '=', id),
      course(
        'course.id',
        'in',
        course
          .selectFrom('classroom')
          .innerJoin('classroom_teacher', 'classroom_teacher.classroom_id', 'classroom.id')
          .select('classroom.course_id')
          .where('classroom_teacher.user_id', '=', id),
      ),
      course(
        'course.project_id',
        'in',
        course.selectFrom('project_person').select('project_id').where('user_id', '=', id),
      ),
    ]),
  );
}

const countOf = (table: 'course_chapter' | 'course_session' | 'course_chapter_exam' | 'classroom') =>
  sql<number>`(select count(*)::int from ${sql.table(table)} where course_id = course.id)`;

/** Courses with the columns of lists and of the course's own page; add a `where`. */
export function courseRows(database: Database) {
  return database
    .selectFrom('course')
    .innerJoin('project', 'project.id', 'course.project_id')
    .innerJoin('company', 'company.id', 'course.company_id')
    .leftJoin('category', 'category.id', 'course.category_id')
    .leftJoin('user_account as teacher', 'teacher.id', 'course.teacher_id')
    .select([
      'course.id',
      'course.name as course_name',
      'course.code as course_code',
      'course.kind',
      'course.level',
      'course.price',
    ])
    .select(['course.banner', 'course.project_id', 'project.name as project_name', 'course.company_id'])
    .select(['company.name as company_name', 'course.teacher_id', 'course.created_by', 'course.updated_at'])
    .select(['course.category_id', categoryPathName.as('category_name'), 'course.start_time'])
    .select(['teacher.name as teacher_name', 'teacher.avatar as teacher_avatar'])
    .select([countOf('course_session').as('session_count'), countOf('classroom').as('class_count')]);
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof courseRows>['executeTakeFirstOrThrow']>>;

/** The fields common to all responses about a course. */
export function courseRow<Row extends StoredRow>(course: Row) {
  const { category_id, category_name, teacher_name, teacher_avatar, start_time, updated_at, ...row } = course;
  const { teacher_id } = course;
  return {
    ...row,
    field: option(category_id, category_name),
    teacher:
      teacher_id === null || teacher_name === null
        ? null
        : { id: teacher_id, name: teacher_name, avatar: teacher_avatar },
    start_time: start_time?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  };
}

function option(id: string | null, name: string | null): DropdownOption | null {
  return id === null || name === null ? null : { id, name };
}

/** A course without its chapters, if the caller may see it. */
export async function describeCourse(
  database: Database,
  id: string,
  caller: Pick<Caller, 'id' | 'role' | 'company_id'>,
): Promise<Course | undefined> {
  const row = await courseRows(database)
    .leftJoin('exam', 'exam.id', 'course.final_exam_id')
    .leftJoin('user_account as creator', 'creator.id', 'course.created_by')
    .leftJoin('user_account as editor', 'editor.id', 'course.updated_by')
    .select(['course.description as course_description', 'course.benefits', 'course.introduction'])
    .select([
      'course.trailer_video',
      'course.completion_score',
      'course.certificate_score',
      'course.excellent',
    ])
    .select([
      'course.good',
      'course.average',
      'course.final_exam_id as survey_id',
      'exam.title as survey_title',
    ])
    .select(['course.completion_days as completion_time', 'course.created_at', 'course.version'])
    .select('course.public_since')
    .select(['creator.name as name_created', 'editor.name as name_updated'])
    .select([countOf('course_chapter').as('chapter_count'), countOf('course_chapter_exam').as('exam_count')])
    .where('course.id', '=', id)
    .where(
      'course.id',
      'in',
      visibleCourses(database, { caller }).select('course.id').where('course.id', '=', id),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { survey_title, survey_id, created_at, public_since, ...rest } = row;
  return {
    ...courseRow(rest),
    survey_id,
    survey: option(survey_id, survey_title),
    created_at: created_at.toISOString(),
    public_since: public_since?.toISOString() ?? null,
    public_request: await findPublicRequest(database, id),
  };
}
