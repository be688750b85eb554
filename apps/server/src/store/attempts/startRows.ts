import { sql } from 'kysely';
import type { AttemptState } from '@sen/api/contract/model';
import type { StartCircumstances } from '@sen/domain/attempts/mayStart';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';

interface Asked {
  assignmentId: string;
  /** The exam of the request's path, if it names one. */
  examId: string | null;
  userId: string;
  /** Sees the exams of all classes, without taking part. */
  seesAll: boolean;
}

export interface Circumstances extends StartCircumstances {
  classroomId: string;
  /** Whether it has a place among the lessons of its class, which are studied in order. */
  isInOrder: boolean;
  durationMinutes: number;
  attempts: { id: string; number: number; state: AttemptState; deadline: Date }[];
}

interface CircumstancesRow extends Omit<Circumstances, 'attempts'> {
  at: number;
  /** As JSON, where times are text. */
  attempts: { id: string; number: number; state: AttemptState; deadline: string }[];
}

/**
 * The facts that decide whether each may start; undefined where the person's classes, of whichever unit, have no such assignment,
 * unless the person still sits it.
 */
export async function readCircumstances(
  database: Database,
  asked: readonly Asked[],
): Promise<(Circumstances | undefined)[]> {
  const list = asked.map(({ assignmentId, examId, userId, seesAll }, at) => ({
    at,
    a: assignmentId,
    e: examId,
    u: userId,
    s: seesAll,
  }));
  const { rows } = await sql<CircumstancesRow>`
    select asked.at, classroom.published and case when assignment.everyone
        then exists (select from classroom_student where classroom_student.classroom_id = assignment.classroom_id and user_id = asked.u)
        else exists (select from assignment_participant where assignment_id = assignment.id and user_id = asked.u)
      end as "isParticipant",
      case when classroom.course_id is not null then classroom.ends_at end as "classEnd", exam.status as "examStatus", assignment.starts_at as start, assignment.ends_at as "end",
      assignment.retakes, assignment.duration_minutes as "durationMinutes", assignment.classroom_id::text as "classroomId",
      coalesce(assignment.session_id, assignment.chapter_id) is not null as "isInOrder",
      coalesce((select json_agg(json_build_object('id', attempt.id::text, 'number', number, 'state', state, 'deadline', deadline))
        from attempt where attempt.assignment_id = assignment.id and user_id = asked.u), '[]') as attempts,
      array(select number from reset_attempt where reset_attempt.assignment_id = assignment.id and user_id = asked.u
        and retake = 'none') as "usedNumbers"
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as asked (at integer, a bigint, e bigint, u bigint, s boolean)
    join assignment on assignment.id = asked.a and (asked.e is null or assignment.exam_id = asked.e)
      and (asked.s or exists (select from classroom_student where classroom_student.classroom_id = assignment.classroom_id and user_id = asked.u)
        or exists (select from assignment_participant where assignment_id = assignment.id and user_id = asked.u)
        or exists (select from attempt where attempt.assignment_id = assignment.id and user_id = asked.u
          and state = 'in_progress'))
    join exam on exam.id = assignment.exam_id
    join classroom on classroom.id = assignment.classroom_id
    where ${ofLiveUnit('assignment.company_id')}`.execute(database);
  const found: (Circumstances | undefined)[] = asked.map(() => undefined);
  for (const { at, attempts, ...row } of rows)
    found[at] = {
      ...row,
      attempts: attempts.map(({ deadline, ...attempt }) => ({ ...attempt, deadline: new Date(deadline) })),
    };
  return found;
}

export interface NewAttempt {
  assignmentId: string;
  userId: string;
  number: number;
  startedAt: Date;
  deadline: Date;
  seed: string;
}

/** Inserts the attempts that do not exist yet; returns their ids by `assignment user`. */
export async function insertAttempts(
  database: Database,
  attempts: readonly NewAttempt[],
): Promise<Map<string, string>> {
  if (attempts.length === 0) return new Map();
  const list = attempts.map(({ assignmentId, userId, number, startedAt, deadline, seed }) => ({
    a: assignmentId,
    u: userId,
    n: number,
    s: startedAt,
    d: deadline,
    r: seed,
  }));
  // Sorted the same way in all processes, to avoid deadlocks between groups with the same students.
  // An assignment that is being withdrawn is waited for, and its attempts are then left out.
  const { rows } = await sql<{ id: string; assignment_id: string; user_id: string }>`
    with open as materialized (
      select id from assignment where id = any(${[...new Set(list.map(({ a }) => a))]}::bigint[]) order by id for key share
    )
    insert into attempt (assignment_id, user_id, number, started_at, deadline, seed)
    select a, u, n, s, d, r from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as made
      (a bigint, u bigint, n integer, s timestamptz, d timestamptz, r text)
    where a in (select id from open) order by a, u
    on conflict do nothing
    returning id, assignment_id, user_id`.execute(database);
  return new Map(rows.map(({ id, assignment_id, user_id }) => [`${assignment_id} ${user_id}`, id]));
}
