import { sql } from 'kysely';
import type { keptClass } from '@sen/domain/classes/checkClass';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import { leaveSurveys } from '../surveys/classSurveys.ts';
import { allStudents, type ClassFacts, visibleClasses } from './classes.ts';

type KeptClass = ReturnType<typeof keptClass>;

/** The facts of a class that rules need before a change. */
export interface TakenClass extends ClassFacts {
  /** The number of students, who can be thousands. */
  student_count: number;
  course_id: string;
  classroom_name: string;
  published: boolean;
  version: number;
  attempt_count: number;
  survey_answer_count: number;
  /** Who saved it last. */
  name_updated: string | null;
}

/** The classes with these ids that the caller sees, locked for this transaction. */
export async function takeClasses(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<TakenClass[]> {
  const taken = await visibleClasses(transaction, { caller })
    .select('classroom.id')
    .where('classroom.id', 'in', ids)
    // A fixed order avoids deadlocks between transactions on the same classes.
    .orderBy('classroom.id')
    .forUpdate()
    .execute();
  if (taken.length === 0) return [];
  // Read under the lock, to see changes made while this transaction waited for it.
  const { rows } = await sql<TakenClass>`
    select classroom.id, classroom.company_id, classroom.course_id, classroom.name as classroom_name, classroom.starts_at,
      classroom.ends_at, classroom.published, classroom.version, editor.name as name_updated,
      array(select user_id::text from classroom_teacher where classroom_id = classroom.id order by position) as teacher_ids,
      (select count(*)::int from classroom_student where classroom_id = classroom.id) as student_count,
      (select count(*)::int from attempt join assignment on assignment.id = attempt.assignment_id
        where assignment.classroom_id = classroom.id)
        + (select count(*)::int from reset_attempt join assignment on assignment.id = reset_attempt.assignment_id
        where assignment.classroom_id = classroom.id)
        + (select count(*)::int from entered_score join assignment on assignment.id = entered_score.assignment_id
        where assignment.classroom_id = classroom.id) as attempt_count,
      (select count(*)::int from survey_answer join survey on survey.id = survey_answer.survey_id
        where survey.classroom_id = classroom.id) as survey_answer_count
    from classroom left join user_account editor on editor.id = classroom.updated_by
    where classroom.id = any(${taken.map(({ id }) => id)}::bigint[]) order by classroom.id`.execute(
    transaction,
  );
  return rows;
}

interface Owner {
  company_id: string;
  project_id: string;
  course_id: string;
  created_by: string;
}

export async function insertClass(
  transaction: InTransaction,
  classroom: KeptClass,
  owner: Owner,
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('classroom')
    .values({ ...classroom, ...owner, sort_key: sortKey(classroom.name), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateClass(
  transaction: InTransaction,
  id: string,
  classroom: KeptClass,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('classroom')
    .set({ ...classroom, sort_key: sortKey(classroom.name), updated_by: by, updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Makes a person the teacher that lists show, in place of the former one. */
export async function replaceTeacher(
  transaction: InTransaction,
  classId: string,
  { from, to }: { from?: string | undefined; to: string },
): Promise<void> {
  const teachers = transaction.deleteFrom('classroom_teacher').where('classroom_id', '=', classId);
  await teachers.where('user_id', 'in', from === undefined ? [to] : [from, to]).execute();
  const { first } = await transaction
    .selectFrom('classroom_teacher')
    .select(sql<number>`coalesce(min(position), 2)`.as('first'))
    .where('classroom_id', '=', classId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('classroom_teacher')
    .values({ classroom_id: classId, user_id: to, position: first - 1 })
    .execute();
}

/** Whether another class of the course has this name, and another one of the unit this code. */
export async function takenOf(
  database: Database,
  { company_id, course_id, except = '0' }: { company_id: string; course_id: string; except?: string },
  { name, code }: { name: string; code: string },
): Promise<{ name: boolean; code: boolean }> {
  const { rows } = await sql<{ name: boolean; code: boolean }>`select
    exists (select from classroom where course_id = ${course_id} and name_fold = ${nameKey(name)} and id <> ${except}) as name,
    exists (select from classroom where company_id = ${company_id} and lower(code) = lower(${code}) and id <> ${except})
      as code`.execute(database);
  return rows[0] ?? { name: false, code: false };
}

export interface OutsideExam {
  title: string;
  starts_at: Date;
  ends_at: Date;
}

/** The first assigned exam that does not begin after this start, and the first that does not end before this end. */
export async function examsOutside(
  database: Database,
  classId: string,
  { start, end }: { start: Date; end: Date },
): Promise<{ before: OutsideExam | undefined; after: OutsideExam | undefined }> {
  const exams = database
    .selectFrom('assignment')
    .innerJoin('exam', 'exam.id', 'assignment.exam_id')
    .select(['exam.title', 'starts_at', 'ends_at'])
    .where('classroom_id', '=', classId);
  return {
    before: await exams.where('starts_at', '<=', start).orderBy('starts_at').limit(1).executeTakeFirst(),
    after: await exams.where('ends_at', '>=', end).orderBy('ends_at', 'desc').limit(1).executeTakeFirst(),
  };
}

/** Deletes classes that nobody has worked in, with the exams that are assigned to them. */
export async function deleteClasses(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('assignment').where('classroom_id', 'in', ids).execute();
  for (const id of ids)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await leaveSurveys(transaction, id, await allStudents(transaction, id));
  await transaction.deleteFrom('classroom').where('id', 'in', ids).execute();
}
