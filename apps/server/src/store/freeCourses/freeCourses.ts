import { sql } from 'kysely';
import type { DropdownOption, FreeCourse, FreeCourseRequest, JoinableClass } from '@sen/api/contract/model';
import type { FreeCourseFacts } from '@sen/domain/freeCourses/freeCourseRules';
import type { Caller } from '../../auth/Caller.ts';
import { namedClasses, shownClass } from '../classes/classes.ts';
import { findChapters } from '../courses/courseTree.ts';
import type { Database } from '../database.ts';
import { attendsCourse, catalogueRows, isInCatalogue, requestStatus, shownCourse } from './catalogue.ts';

/** The fields of the courses in the catalogue. */
export async function catalogueFields(database: Database): Promise<DropdownOption[]> {
  const { rows } = await sql<DropdownOption>`
    select min(category.id)::text as id, min(category.name) as name
    from course join category on category.id = course.category_id
    where ${isInCatalogue} group by lower(category.name) order by min(category.sort_key) limit 200`.execute(
    database,
  );
  return rows;
}

/** A course of the catalogue, or one for which the caller has asked, as a student reads it. */
export async function findFreeCourse(
  database: Database,
  id: string,
  caller: Pick<Caller, 'id'>,
  now: Date,
): Promise<FreeCourse | undefined> {
  const row = await catalogueRows(database, caller, now)
    .select(['course.description as course_description', 'course.benefits', 'course.introduction'])
    .select(['course.trailer_video', 'course.completion_score', isInCatalogue.as('is_public')])
    .where('course.id', '=', id)
    .executeTakeFirst();
  if (!row || !(row.is_public || row.request_status !== null)) return undefined;
  return {
    ...shownCourse(row),
    chapters: await findChapters(database, id),
    classes: row.is_public ? await joinableClasses(database, id, now) : [],
    request: (await newestRequest(database, id, caller.id)) ?? null,
  };
}

/** The classes of a course that students see and that have not ended, the earliest start first. */
async function joinableClasses(database: Database, courseId: string, now: Date): Promise<JoinableClass[]> {
  const rows = await namedClasses(database)
    .where('classroom.course_id', '=', courseId)
    .where('classroom.published', '=', true)
    .where('classroom.ends_at', '>', now)
    .orderBy('classroom.starts_at')
    .orderBy('classroom.id')
    .limit(100)
    .execute();
  return rows.map((row) => {
    const { id, classroom_name, teacher, classroom_start_time, classroom_end_time, timing } = shownClass(
      row,
      now,
    );
    return { id, classroom_name, teacher, classroom_start_time, classroom_end_time, timing };
  });
}

async function newestRequest(
  database: Database,
  courseId: string,
  userId: string,
): Promise<FreeCourseRequest | undefined> {
  const row = await database
    .selectFrom('registration_request as request')
    .leftJoin('classroom as asked', 'asked.id', 'request.asked_class_id')
    .leftJoin('classroom as placed', 'placed.id', 'request.placed_class_id')
    .select(['request.id', 'request.status', 'request.note', 'request.reason'])
    .select(['request.created_at', 'request.decided_at'])
    .select(['asked.id as asked_id', 'asked.name as asked_name'])
    .select(['placed.id as placed_id', 'placed.name as placed_name'])
    .where('request.course_id', '=', courseId)
    .where('request.user_id', '=', userId)
    .where('request.kind', '=', 'free_course')
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { asked_id, asked_name, placed_id, placed_name, created_at, decided_at, ...request } = row;
  return {
    ...request,
    asked_class: asked_id === null || asked_name === null ? null : { id: asked_id, name: asked_name },
    placed_class: placed_id === null || placed_name === null ? null : { id: placed_id, name: placed_name },
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}

/** What asking for a course of the catalogue depends on; undefined when it is not there. */
export async function findAskedCourse(
  database: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<(FreeCourseFacts & { company_id: string; project_id: string; course_name: string }) | undefined> {
  const { rows } = await sql<
    FreeCourseFacts & { company_id: string; project_id: string; course_name: string }
  >`
    select course.company_id::text, course.project_id::text, course.name as course_name,
      ${attendsCourse(userId, now)} as attends, ${requestStatus(userId)} as asked
    from course where course.id = ${id} and ${isInCatalogue}`.execute(database);
  return rows[0];
}

/** A class of the course that students see; undefined when there is none. */
export async function findClassOfCourse(
  database: Database,
  classId: string,
  courseId: string,
): Promise<{ company_id: string; course_id: string | null; ends_at: Date } | undefined> {
  return database
    .selectFrom('classroom')
    .select(['company_id', 'course_id', 'ends_at'])
    .where('id', '=', classId)
    .where('course_id', '=', courseId)
    .where('published', '=', true)
    .executeTakeFirst();
}
