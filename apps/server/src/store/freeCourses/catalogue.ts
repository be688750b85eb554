import { sql } from 'kysely';
import type { ApprovalStatus } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { categoryPathName } from '../categories/categoryPathName.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';

/** A free course that is public, of whichever unit. */
export const isInCatalogue = sql<boolean>`(course.public_since is not null and course.kind = 'free'
  and ${ofLiveUnit('course.company_id')})`;

/** The average of the reviews of a course that are not hidden; null without one. */
export const averageStars = sql<
  number | null
>`(select avg(stars)::float8 from course_review where course_id = course.id and hidden_at is null)`;

const reviewCount = sql<number>`(select count(*)::int from course_review where course_id = course.id and hidden_at is null)`;

/** The status of a person's newest request for a course; null without one. */
export const requestStatus = (
  userId: string,
) => sql<ApprovalStatus | null>`(select status from registration_request
  where course_id = course.id and user_id = ${userId} and kind = 'free_course' order by id desc limit 1)`;

/** A person is in a class of the course that the person sees. */
const hasClass = (userId: string) => sql<boolean>`exists (select from classroom
  join classroom_student on classroom_student.classroom_id = classroom.id and classroom_student.user_id = ${userId}
  where classroom.course_id = course.id and classroom.published)`;

/** A person is in such a class, which has not ended. */
export const attendsCourse = (userId: string, now: Date) => sql<boolean>`exists (select from classroom
  join classroom_student on classroom_student.classroom_id = classroom.id and classroom_student.user_id = ${userId}
  where classroom.course_id = course.id and classroom.published and classroom.ends_at > ${now})`;

/** Courses as the catalogue shows them to a student; add a `where`. */
export function catalogueRows(database: Database, { id }: Pick<Caller, 'id'>, now: Date) {
  return database
    .selectFrom('course')
    .innerJoin('company', 'company.id', 'course.company_id')
    .leftJoin('category', 'category.id', 'course.category_id')
    .leftJoin('user_account as teacher', 'teacher.id', 'course.teacher_id')
    .select(['course.id', 'course.name as course_name', 'course.level', 'course.banner'])
    .select(sql<number>`coalesce(course.price, 0)`.as('price'))
    .select([
      'course.company_id',
      'company.name as company_name',
      'course.completion_days as completion_time',
    ])
    .select(['course.category_id', categoryPathName.as('category_name')])
    .select(['course.teacher_id', 'teacher.name as teacher_name', 'teacher.avatar as teacher_avatar'])
    .select([averageStars.as('average'), reviewCount.as('count')])
    .select([attendsCourse(id, now).as('attends'), hasClass(id).as('has_class')])
    .select(
      sql<number>`(select count(*)::int from course_session where course_id = course.id)`.as('session_count'),
    )
    .select(requestStatus(id).as('request_status'));
}

type CatalogueRow = Awaited<ReturnType<ReturnType<typeof catalogueRows>['executeTakeFirstOrThrow']>>;

export function shownCourse<Row extends CatalogueRow>(course: Row) {
  const { category_id, category_name, teacher_id, teacher_name, teacher_avatar, average, count, ...row } =
    course;
  return {
    ...row,
    field: category_id === null || category_name === null ? null : { id: category_id, name: category_name },
    teacher:
      teacher_id === null || teacher_name === null
        ? null
        : { id: teacher_id, name: teacher_name, avatar: teacher_avatar },
    rating: { average, count },
  };
}
