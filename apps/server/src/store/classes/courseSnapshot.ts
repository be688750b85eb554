import { type RawBuilder, sql } from 'kysely';
import type { ClassCourse, CourseChapter } from '@sen/api/contract/model';
import type { ClassNodes } from '@sen/domain/classes/checkPlace';
import { completionScore } from '../corrections/completionScore.ts';
import { columnList } from '../columnList.ts';
import type { Dated, UniquelyNamed } from '../columns.ts';
import { nodeColumns } from '../courses/nodeColumns.ts';
import type { CourseTable } from '../courses/tables.ts';
import type { Database } from '../database.ts';
import type { ClassroomCourseCopyTable } from './tables.ts';

/** What a class does not keep of its course: it has its own, or the course is asked for it. */
type NotKept =
  | Exclude<keyof UniquelyNamed, 'name'>
  | keyof Dated
  | 'id'
  | 'company_id'
  | 'project_id'
  | 'category_id'
  | 'banner'
  | 'banner_file'
  | 'teacher_id'
  | 'start_time'
  | 'created_by'
  | 'updated_by'
  | 'version'
  | 'price'
  | 'public_since';

/** A column that one of the two tables has is named here, too. */
type Kept = Exclude<keyof (CourseTable & ClassroomCourseCopyTable), NotKept | 'classroom_id'>;

const keptColumns = columnList<Kept>({
  name: true,
  code: true,
  kind: true,
  level: true,
  description: true,
  benefits: true,
  introduction: true,
  trailer_video: true,
  completion_score: true,
  certificate_score: true,
  excellent: true,
  good: true,
  average: true,
  final_exam_id: true,
  completion_days: true,
});

/** Copies the settings and nodes of its course for a class, under the same ids: one statement, so that all are of one moment. */
export async function copyCourse(
  database: Database,
  { classId, courseId }: { classId: string; courseId: string },
): Promise<void> {
  const { chapter, session, exam } = nodeColumns;
  await sql`with settings as (
      insert into classroom_course_copy (classroom_id, ${keptColumns})
      select ${classId}::bigint, ${keptColumns} from course where id = ${courseId}
    ), chapters as (
      insert into classroom_chapter (classroom_id, ${chapter})
      select ${classId}::bigint, ${chapter} from course_chapter where course_id = ${courseId}
    ), sessions as (
      insert into classroom_session (classroom_id, ${session})
      select ${classId}::bigint, ${session} from course_session where course_id = ${courseId}
    )
    insert into classroom_chapter_exam (classroom_id, ${exam})
    select ${classId}::bigint, ${exam} from course_chapter_exam where course_id = ${courseId}`.execute(
    database,
  );
}

/** How a class shows what it has kept. */
const shown: Readonly<Record<keyof ClassCourse, RawBuilder<unknown>>> = {
  course_name: sql`kept.name`,
  course_code: sql`kept.code`,
  kind: sql`kept.kind`,
  level: sql`kept.level`,
  course_description: sql`kept.description`,
  benefits: sql`kept.benefits`,
  introduction: sql`kept.introduction`,
  trailer_video: sql`kept.trailer_video`,
  completion_score: completionScore,
  certificate_score: sql`kept.certificate_score`,
  excellent: sql`kept.excellent`,
  good: sql`kept.good`,
  average: sql`kept.average`,
  survey: sql`case when exam.id is null then null else json_build_object('id', exam.id::text, 'name', exam.title) end`,
  completion_time: sql`kept.completion_days`,
};
const shownCourse = sql.join(Object.entries(shown).map(([name, value]) => sql`${sql.lit(name)}, ${value}`));

/** The course that a class teaches, as it was when the class was created. */
export async function findClassCourse(
  database: Database,
  classId: string,
): Promise<{ course: ClassCourse; chapters: CourseChapter[] } | undefined> {
  const { rows } = await sql<{ course: ClassCourse; chapters: CourseChapter[] }>`
    select json_build_object(${shownCourse}) as course,
      coalesce((select json_agg(json_build_object('id', chapter.id, 'chapter_name', chapter.name,
        'sessions', coalesce((select json_agg(json_build_object('id', node.id, 'session_name', node.name, 'kind', node.kind,
            'lesson_id', node.lesson_id::text, 'lesson_name', lesson.name, 'position', node.position) order by node.position)
          from classroom_session node left join lesson on lesson.id = node.lesson_id
          where node.classroom_id = ${classId} and node.chapter_id = chapter.id), '[]'),
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
