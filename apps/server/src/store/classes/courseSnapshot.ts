import { sql } from 'kysely';
import type { ClassCourse, CourseChapter } from '@sen/api/contract/model';
import type { ClassNodes } from '@sen/domain/classes/checkPlace';
import type { Database } from '../database.ts';

/** Copies the settings and nodes of its course for a class, under the same ids: one statement, so that all are of one moment. */
export async function copyCourse(
  database: Database,
  { classId, courseId }: { classId: string; courseId: string },
): Promise<void> {
  await sql`with settings as (
      insert into classroom_course_copy (classroom_id, name, code, kind, level, description, benefits, introduction, trailer_video,
        completion_score, certificate_score, excellent, good, average, final_exam_id, completion_days)
      select ${classId}::bigint, name, code, kind, level, description, benefits, introduction, trailer_video,
        completion_score, certificate_score, excellent, good, average, final_exam_id, completion_days
      from course where id = ${courseId}
    ), chapters as (
      insert into classroom_chapter (classroom_id, id, position, name)
      select ${classId}::bigint, id, position, name from course_chapter where course_id = ${courseId}
    ), sessions as (
      insert into classroom_session (classroom_id, id, chapter_id, position, name, kind)
      select ${classId}::bigint, id, chapter_id, position, name, kind from course_session where course_id = ${courseId}
    )
    insert into classroom_chapter_exam (classroom_id, id, chapter_id, position, exam_id, weight)
    select ${classId}::bigint, id, chapter_id, position, exam_id, weight
    from course_chapter_exam where course_id = ${courseId}`.execute(database);
}

/** The course that a class teaches, as it was when the class was created. */
export async function findClassCourse(
  database: Database,
  classId: string,
): Promise<{ course: ClassCourse; chapters: CourseChapter[] } | undefined> {
  const { rows } = await sql<{ course: ClassCourse; chapters: CourseChapter[] }>`
    select json_build_object('course_name', kept.name, 'course_code', kept.code, 'kind', kept.kind, 'level', kept.level,
        'course_description', kept.description, 'benefits', kept.benefits, 'introduction', kept.introduction,
        'trailer_video', kept.trailer_video, 'completion_score', kept.completion_score,
        'certificate_score', kept.certificate_score, 'excellent', kept.excellent, 'good', kept.good, 'average', kept.average,
        'survey', case when exam.id is null then null else json_build_object('id', exam.id::text, 'name', exam.title) end,
        'completion_time', kept.completion_days) as course,
      coalesce((select json_agg(json_build_object('id', chapter.id, 'chapter_name', chapter.name,
        'sessions', coalesce((select json_agg(json_build_object('id', id, 'session_name', name, 'kind', kind,
            'position', position) order by position)
          from classroom_session where classroom_id = ${classId} and chapter_id = chapter.id), '[]'),
        'surveys', coalesce((select json_agg(json_build_object('id', node.id, 'survey_id', node.exam_id::text,
            'survey_title', used.title, 'weight', node.weight, 'position', node.position) order by node.position)
          from classroom_chapter_exam node join exam used on used.id = node.exam_id
          where node.classroom_id = ${classId} and node.chapter_id = chapter.id), '[]')) order by chapter.position)
        from classroom_chapter chapter where chapter.classroom_id = ${classId}), '[]') as chapters
    from classroom_course_copy kept left join exam on exam.id = kept.final_exam_id
    where kept.classroom_id = ${classId}`.execute(database);
  return rows[0];
}

/** The chapters and sessions that an exam of the class may belong to. */
export async function findClassNodes(database: Database, classId: string): Promise<ClassNodes> {
  const { rows } = await sql<ClassNodes>`select
    array(select id::text from classroom_chapter where classroom_id = ${classId}) as chapter_ids,
    array(select id::text from classroom_session where classroom_id = ${classId}) as session_ids`.execute(
    database,
  );
  return rows[0] ?? { chapter_ids: [], session_ids: [] };
}

/** An exam of these that classes have from their courses, with the classes; undefined if there is none. */
export async function examInClasses(
  database: Database,
  ids: readonly string[],
): Promise<{ title: string; classes: string[] } | undefined> {
  const { rows } = await sql<{ title: string; classes: string[] }>`
    select exam.title, array_agg(distinct classroom.name) as classes
    from (select classroom_id, exam_id from classroom_chapter_exam where exam_id = any(${[...ids]}::bigint[])
      union select classroom_id, final_exam_id from classroom_course_copy where final_exam_id = any(${[...ids]}::bigint[])) used
    join exam on exam.id = used.exam_id join classroom on classroom.id = used.classroom_id
    group by exam.id, exam.title limit 1`.execute(database);
  return rows[0];
}
