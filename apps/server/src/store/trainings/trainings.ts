import { sql } from 'kysely';
import type { Person, Training } from '@sen/api/contract/model';
import { mayRunClass } from '@sen/domain/access/scope';
import { timingOf } from '@sen/domain/classes/timing';
import type { Caller } from '../../auth/Caller.ts';
import { listAttendedAssignments, listTaughtAssignments } from '../classes/assignments.ts';
import { visibleGroups } from '../classes/classes.ts';
import type { Database } from '../database.ts';

export const studentCount = sql<number>`(select count(*)::int from classroom_student
  where classroom_student.classroom_id = classroom.id)`;
export const teachersOfTraining = sql<Person[]>`(select coalesce(json_agg(json_build_object(
    'id', user_account.id::text, 'name', user_account.name, 'avatar', user_account.avatar) order by position, user_account.id), '[]')
  from classroom_teacher join user_account on user_account.id = user_id where classroom_id = classroom.id)`;

/** The trainings that the caller teaches, attends, or manages through the unit. */
export function visibleTrainings(database: Database, by: { caller: Caller }) {
  return visibleGroups(database, by).innerJoin('training', 'training.classroom_id', 'classroom.id');
}

export async function isTraining(database: Database, id: string, caller: Caller): Promise<boolean> {
  const row = await visibleTrainings(database, { caller })
    .select('classroom.id')
    .where('classroom.id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** A training as the caller sees it: its students and its budget only if the caller runs it. */
export async function findTraining(
  database: Database,
  id: string,
  caller: Caller,
  now: Date,
): Promise<Training | undefined> {
  const row = await visibleTrainings(database, { caller })
    .innerJoin('company', 'company.id', 'classroom.company_id')
    .select(['classroom.id', 'classroom.version', 'classroom.name', 'classroom.company_id as school_id'])
    .select(['company.name as company_name', 'subject', 'description', 'province', 'training.address'])
    .select(['contact_name', 'budget', 'count_student', 'starts_at', 'ends_at'])
    .select(['classroom.created_at', 'classroom.updated_at'])
    .select([studentCount.as('student_count'), teachersOfTraining.as('teachers')])
    .where('classroom.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { starts_at, ends_at, created_at, updated_at, budget, ...training } = row;
  const people = { company_id: row.school_id, teacher_ids: row.teachers.map((person) => person.id) };
  const runs = mayRunClass(caller, people).allowed;
  return {
    ...training,
    ...(runs ? { budget, students: await studentsOfTraining(database, id) } : {}),
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
    timing: timingOf(starts_at, ends_at, now),
    tests: runs
      ? await listTaughtAssignments(database, id, now)
      : await listAttendedAssignments(database, id, caller.id, now),
    runs,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** By their given names. */
export async function studentsOfTraining(database: Database, id: string): Promise<Person[]> {
  return database
    .selectFrom('classroom_student')
    .innerJoin('user_account', 'user_account.id', 'classroom_student.user_id')
    .select(['user_account.id', 'user_account.name', 'user_account.avatar'])
    .where('classroom_id', '=', id)
    .orderBy('given_name_key')
    .orderBy('user_account.id')
    .execute();
}
