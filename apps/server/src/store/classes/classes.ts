import { sql } from 'kysely';
import type { Class } from '@sen/api/contract/model';
import { timingOf } from '@sen/domain/classes/timing';
import type { Caller } from '../../auth/Caller.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';
import { inScope, scopeOf } from '../lists/scope.ts';

/** What rules need of a class or a training, without its students, who can be thousands. */
export interface ClassFacts {
  id: string;
  company_id: string;
  starts_at: Date;
  ends_at: Date;
  teacher_ids: string[];
}

/** The same of one of them, with what tells them apart. */
export interface GroupFacts extends ClassFacts {
  name: string;
  /** Trainings have none. */
  code: string | null;
  is_training: boolean;
}

/** The classes that the caller teaches, attends, or manages through the unit. */
export function visibleClasses(database: Database, by: { caller: Caller }) {
  return visibleGroups(database, by).where('classroom.course_id', 'is not', null);
}

/** The same with trainings: the groups in which tests are taken. */
export function visibleGroups(database: Database, { caller }: { caller: Caller }) {
  const { id, role } = caller;
  const classes = database.selectFrom('classroom');
  if (role === 'super-admin' || role === 'admin')
    return classes.where(inScope('classroom.company_id', scopeOf(caller)));
  const table = role === 'teacher' ? 'classroom_teacher' : 'classroom_student';
  const own = classes.where(
    'classroom.id',
    'in',
    database.selectFrom(table).select('classroom_id').where('user_id', '=', id),
  );
  return role === 'teacher' ? own : own.where('classroom.published', '=', true);
}

/** Every class has a code; only trainings have none. */
const classCode = sql<string>`classroom.code`;

/** Every class has a teacher (section 5). */
export function namedClasses(database: Database) {
  return database
    .selectFrom('classroom')
    .innerJoin('course', 'course.id', 'classroom.course_id')
    .innerJoin('project', 'project.id', 'classroom.project_id')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('classroom_teacher')
          .innerJoin('user_account', 'user_account.id', 'classroom_teacher.user_id')
          .select([
            'user_account.id as teacher_id',
            'user_account.name as teacher_name',
            'avatar as teacher_avatar',
          ])
          .whereRef('classroom_teacher.classroom_id', '=', 'classroom.id')
          .orderBy('classroom_teacher.position')
          .limit(1)
          .as('teacher'),
      (join) => join.onTrue(),
    )
    .select(['classroom.id', 'classroom.name as classroom_name', classCode.as('classroom_code')])
    .select(['course.id as course_id', 'project.id as project_id', 'classroom.company_id'])
    .select(['course.name as course_name', 'project.name as project_name', 'starts_at', 'ends_at'])
    .select(['teacher.teacher_id', 'teacher_name', 'teacher_avatar']);
}

interface NamedClass {
  starts_at: Date;
  ends_at: Date;
  teacher_id: string;
  teacher_name: string;
  teacher_avatar: string | null;
}

export function shownClass<Row extends NamedClass>(row: Row, now: Date) {
  const { starts_at, ends_at, teacher_id, teacher_name, teacher_avatar, ...rest } = row;
  return {
    ...rest,
    teacher_id,
    teacher: { id: teacher_id, name: teacher_name, avatar: teacher_avatar },
    classroom_start_time: starts_at.toISOString(),
    classroom_end_time: ends_at.toISOString(),
    timing: timingOf(starts_at, ends_at, now),
  };
}

/** A class's own facts, without its students and assignments. */
export async function findClass(database: Database, caller: Caller, id: string, now: Date) {
  const seen = visibleClasses(database, { caller }).select('classroom.id').where('classroom.id', '=', id);
  const row = await namedClasses(database)
    .select(['classroom.published', 'classroom.version'])
    .where('classroom.id', 'in', seen)
    .executeTakeFirst();
  if (!row) return undefined;
  const { published, ...rest } = row;
  return { ...shownClass(rest, now), checkPublished: published };
}

/** The students of a class who were in an earlier class of its course. */
export async function countReturning(database: Database, classId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from classroom join classroom_student student on student.classroom_id = classroom.id
    where classroom.id = ${classId} and exists (select from classroom_student earlier
      join classroom other on other.id = earlier.classroom_id
      where earlier.user_id = student.user_id and other.course_id = classroom.course_id
        and other.starts_at < classroom.starts_at)`.execute(database);
  return rows[0]?.count ?? 0;
}

/**
 * The facts of a class that rules need; undefined if there is none.
 * @param lock whether its times stay as they are during this transaction
 */
export async function findClassFacts(
  database: Database,
  id: string,
  lock = false,
): Promise<GroupFacts | undefined> {
  return groupFacts(database, id, lock).where('course_id', 'is not', null).executeTakeFirst();
}

/** The same of a class or a training. */
export async function findGroupFacts(
  database: Database,
  id: string,
  lock = false,
): Promise<GroupFacts | undefined> {
  return groupFacts(database, id, lock).executeTakeFirst();
}

function groupFacts(database: Database, id: string, lock: boolean) {
  return database
    .selectFrom('classroom')
    .select(['id', 'company_id', 'name', 'code', 'starts_at', 'ends_at'])
    .select([
      sql<boolean>`course_id is null`.as('is_training'),
      sql<
        string[]
      >`array(select user_id::text from classroom_teacher where classroom_id = classroom.id order by position)`.as(
        'teacher_ids',
      ),
    ])
    .where('id', '=', id)
    .where(ofLiveUnit('classroom.company_id'))
    .$if(lock, (query) => query.forKeyShare());
}

/** Those of these people who are students of a class. */
export async function studentsAmong(
  database: Database,
  classId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('classroom_student')
    .select('user_id')
    .where('classroom_id', '=', classId)
    .where('user_id', 'in', ids)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** The students of a class, who can be thousands. */
export async function allStudents(database: Database, classId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('classroom_student')
    .select('user_id')
    .where('classroom_id', '=', classId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** One of the students of a class, if it has any. */
export async function anyStudent(database: Database, classId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('classroom_student')
    .select('user_id')
    .where('classroom_id', '=', classId)
    .limit(1)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function listStudents(
  database: Database,
  classId: string,
): Promise<Omit<NonNullable<Class['students']>[number], 'is_view'>[]> {
  return database
    .selectFrom('classroom_student')
    .innerJoin('user_account', 'user_account.id', 'classroom_student.user_id')
    .select(['user_account.id', 'name', 'avatar', 'email', 'membership_code'])
    .where('classroom_id', '=', classId)
    .orderBy('given_name_key')
    .orderBy('user_account.id')
    .execute();
}
