import { type RawBuilder, sql } from 'kysely';
import type { CourseChapter } from '@sen/api/contract/model';
import { itemsOf } from '@sen/domain/courses/courseNodes';
import { tidySpaces } from '@sen/domain/text/spaces';
import type { Database, InTransaction } from '../database.ts';
import { nodeColumns } from './nodeColumns.ts';
import type { CoursesTables } from './tables.ts';

/** The chapters of a course with their sessions and exams. */
export async function findChapters(database: Database, courseId: string): Promise<CourseChapter[]> {
  const chapters = await database
    .selectFrom('course_chapter')
    .select(['id', 'name as chapter_name'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  const sessions = await database
    .selectFrom('course_session')
    .leftJoin('lesson', 'lesson.id', 'course_session.lesson_id')
    .select(['course_session.id', 'chapter_id', 'course_session.name as session_name', 'kind', 'position'])
    .select(['lesson_id', 'lesson.name as lesson_name'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  const surveys = await database
    .selectFrom('course_chapter_exam')
    .innerJoin('exam', 'exam.id', 'course_chapter_exam.exam_id')
    .select(['course_chapter_exam.id', 'chapter_id', 'exam_id as survey_id', 'exam.title as survey_title'])
    .select(['weight', 'position'])
    .where('course_id', '=', courseId)
    .orderBy('position')
    .execute();
  const [sessionsOf, surveysOf] = [byChapter(sessions), byChapter(surveys)];
  return chapters.map((chapter) => ({
    ...chapter,
    sessions: sessionsOf.get(chapter.id) ?? [],
    surveys: surveysOf.get(chapter.id) ?? [],
  }));
}

function byChapter<Row extends { chapter_id: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Omit<Row, 'chapter_id'>[]>();
  for (const { chapter_id, ...row } of rows) {
    const group = groups.get(chapter_id);
    if (group) group.push(row);
    else groups.set(chapter_id, [row]);
  }
  return groups;
}

/** The ids of the exams of a course, its final exam included. */
export async function examsOf(database: Database, courseId: string): Promise<Set<string>> {
  const { rows } = await sql<{ exam_id: string }>`
    select exam_id from course_chapter_exam where course_id = ${courseId}
    union select final_exam_id from course where id = ${courseId} and final_exam_id is not null`.execute(
    database,
  );
  return new Set(rows.map(({ exam_id }) => exam_id));
}

/** The ids of the lessons of a course. */
export async function lessonsOf(database: Database, courseId: string): Promise<Set<string>> {
  const rows = await database
    .selectFrom('course_session')
    .select('lesson_id')
    .where('course_id', '=', courseId)
    .execute();
  return new Set(rows.flatMap(({ lesson_id }) => (lesson_id === null ? [] : [lesson_id])));
}

/** Replaces the chapters of a course; nodes that are the same are not written. Six statements, however many nodes there are. */
export async function saveChapters(
  transaction: InTransaction,
  courseId: string,
  chapters: readonly CourseChapter[],
): Promise<void> {
  const items = chapters.flatMap((chapter) =>
    itemsOf(chapter).map((item, position) => ({ ...item, chapter_id: chapter.id, position })),
  );
  const sessions = items.filter((item) => item.kind === 'session');
  const exams = items.filter((item) => item.kind === 'exam');
  const texts = (values: readonly string[]) => sql`${[...values]}::text[]`;
  const positions = (values: readonly { position: number }[]) =>
    sql`${values.map(({ position }) => position)}::int[]`;
  const uuids = (values: readonly string[]) => sql`${[...values]}::uuid[]`;

  await upsert(transaction, courseId, 'course_chapter', {
    id: uuids(chapters.map(({ id }) => id)),
    position: positions(chapters.map((_, position) => ({ position }))),
    name: texts(chapters.map(({ chapter_name }) => tidySpaces(chapter_name))),
  });
  await upsert(transaction, courseId, 'course_session', {
    id: uuids(sessions.map(({ id }) => id)),
    chapter_id: uuids(sessions.map(({ chapter_id }) => chapter_id)),
    position: positions(sessions),
    name: texts(sessions.map(({ session_name }) => tidySpaces(session_name))),
    kind: texts(sessions.map(({ held }) => held)),
    lesson_id: sql`${sessions.map(({ lesson_id }) => lesson_id ?? null)}::bigint[]`,
  });
  await upsert(transaction, courseId, 'course_chapter_exam', {
    id: uuids(exams.map(({ id }) => id)),
    chapter_id: uuids(exams.map(({ chapter_id }) => chapter_id)),
    position: positions(exams),
    exam_id: sql`${exams.map(({ survey_id }) => survey_id)}::bigint[]`,
    weight: sql`${exams.map(({ weight }) => weight ?? 0)}::numeric[]`,
  });
  // After the others: a session may have left a deleted chapter.
  await deleteOthers(transaction, courseId, 'course_session', sessions);
  await deleteOthers(transaction, courseId, 'course_chapter_exam', exams);
  await deleteOthers(transaction, courseId, 'course_chapter', chapters);
}

type NodeTable = 'course_chapter' | 'course_session' | 'course_chapter_exam';

/** Inserts or updates nodes, given as an array for each column. */
async function upsert<Table extends NodeTable>(
  transaction: InTransaction,
  courseId: string,
  table: Table,
  arrays: Readonly<Record<Exclude<keyof CoursesTables[Table], 'course_id'>, RawBuilder<unknown>>>,
): Promise<void> {
  const columns = Object.keys(arrays).map((name) => sql.ref(name));
  const changed = Object.keys(arrays).filter((name) => name !== 'id');
  const all = sql.join(columns);
  const list = (prefix: string) => sql.join(changed.map((name) => sql.ref(`${prefix}.${name}`)));
  await sql`insert into ${sql.table(table)} (course_id, ${all})
    select ${courseId}::bigint, ${all} from unnest(${sql.join(Object.values(arrays))}) as node (${all})
    on conflict (course_id, id) do update
      set ${sql.join(changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
      where (${list(table)}) is distinct from (${list('excluded')})`.execute(transaction);
}

async function deleteOthers(
  transaction: InTransaction,
  courseId: string,
  table: NodeTable,
  kept: readonly { id: string }[],
): Promise<void> {
  await sql`delete from ${sql.table(table)}
    where course_id = ${courseId} and id <> all (${kept.map(({ id }) => id)}::uuid[])`.execute(transaction);
}

/** Copies all nodes of a course into another one that has none, under the same ids: one statement. */
export async function copyNodes(
  transaction: InTransaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { chapter, session, exam } = nodeColumns;
  await sql`with chapters as (
      insert into course_chapter (course_id, ${chapter})
      select ${to}::bigint, ${chapter} from course_chapter where course_id = ${from}
    ), sessions as (
      insert into course_session (course_id, ${session})
      select ${to}::bigint, ${session} from course_session where course_id = ${from}
    )
    insert into course_chapter_exam (course_id, ${exam})
    select ${to}::bigint, ${exam} from course_chapter_exam where course_id = ${from}`.execute(transaction);
}
