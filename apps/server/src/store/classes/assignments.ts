import { type Expression, sql } from 'kysely';
import type { Assignment, AssignmentDraft, AttemptSummary } from '@sen/api/contract/model';
import { timingOf } from '@sen/domain/classes/timing';
import { concealSummary } from '@sen/domain/attempts/conceal';
import { attemptsLeft } from '@sen/domain/attempts/retake';
import { countedScore } from '@sen/domain/scores/countedScore';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';
import { releaseRows, shownOf } from '../attempts/releaseRows.ts';
import { usedByResets } from '../attempts/resetAttempts.ts';
import { enteredScores } from '../scores/enteredScores.ts';
import { meetingOf } from '../trainings/meetingOf.ts';

export const participantCount = sql<number>`case when assignment.everyone
  then (select count(*)::int from classroom_student where classroom_student.classroom_id = assignment.classroom_id)
  else (select count(*)::int from assignment_participant where assignment_id = assignment.id) end`;
const questionCount = sql<number>`(select count(*)::int from exam_question
  join exam_part on exam_part.id = exam_question.exam_part_id where exam_part.exam_id = assignment.exam_id)`;
/** People, not attempts: it is shown beside the number of participants. */
const submittedCount = sql<number>`(select count(distinct user_id)::int from attempt
  where attempt.assignment_id = assignment.id and state <> 'in_progress')`;
const begunCount = sql<number>`(select count(*)::int from (
  select user_id from attempt where attempt.assignment_id = assignment.id
  union select user_id from reset_attempt where reset_attempt.assignment_id = assignment.id
  union select user_id from entered_score where entered_score.assignment_id = assignment.id) as begun)`;
const enteredCount = sql<number>`(select count(*)::int from entered_score
  where entered_score.assignment_id = assignment.id)`;
const namedStudents = sql<string[] | null>`case when assignment.everyone then null
  else array(select user_id::text from assignment_participant where assignment_id = assignment.id) end`;
const waitingCount = sql<number>`(select count(*)::int from attempt
  where attempt.assignment_id = assignment.id and state = 'submitted')`;

/** Assigned exams as the contract shows them to every member of the class; add a `where`. */
export function assignmentRows(database: Database) {
  return database
    .selectFrom('assignment')
    .innerJoin('exam', 'exam.id', 'assignment.exam_id')
    .innerJoin('classroom', 'classroom.id', 'assignment.classroom_id')
    .leftJoin('meeting', 'meeting.assignment_id', 'assignment.id')
    .select(['meeting.id as meeting_id', 'meeting.kind as meeting_kind'])
    .select([
      'assignment.id',
      'assignment.classroom_id',
      'classroom.name as classroom_name',
      'exam_id as survey_id',
    ])
    .select(['exam.title', 'assignment.starts_at', 'assignment.ends_at', 'assignment.duration_minutes'])
    .select([
      'assignment.retakes',
      'assignment.deduction_percent',
      'assignment.questions_per_page',
      'is_final',
      'show_score',
      'show_answers',
      'show_key',
      'assignment.chapter_id',
      'assignment.session_id',
    ])
    .select([participantCount.as('participant_count'), questionCount.as('question_count')]);
}

type AssignmentRow = Awaited<ReturnType<ReturnType<typeof assignmentRows>['execute']>>[number];

export function assignmentOf(
  { starts_at, ends_at, meeting_id, meeting_kind, ...row }: AssignmentRow,
  now: Date,
): Assignment {
  return {
    ...row,
    ...meetingOf({ meeting_id, meeting_kind }),
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
    timing: timingOf(starts_at, ends_at, now),
  };
}

/** Whether the user takes part in an assignment: all students of a class that they see, or those named. */
export function participates(userId: string) {
  return sql<boolean>`(select published from classroom where classroom.id = assignment.classroom_id) and ${takesPart(userId)}`;
}

/** The same of a class that may be hidden from its students. */
export function takesPart(userId: string | Expression<unknown>) {
  return sql<boolean>`case when assignment.everyone
    then exists (select 1 from classroom_student where classroom_student.classroom_id = assignment.classroom_id
      and classroom_student.user_id = ${userId})
    else exists (select 1 from assignment_participant where assignment_id = assignment.id
      and assignment_participant.user_id = ${userId}) end`;
}

/** A class's assigned exams with the counts for its teacher, earliest start first. */
export async function listTaughtAssignments(
  database: Database,
  classId: string,
  now: Date,
): Promise<Assignment[]> {
  const rows = await assignmentRows(database)
    .select([submittedCount.as('submitted_count'), waitingCount.as('waiting_count')])
    .select([begunCount.as('begun_count'), enteredCount.as('entered_count')])
    .select(namedStudents.as('student_ids'))
    .where('assignment.classroom_id', '=', classId)
    .orderBy('assignment.starts_at')
    .orderBy('assignment.id')
    .execute();
  return rows.map(({ submitted_count, waiting_count, begun_count, entered_count, student_ids, ...row }) => ({
    ...assignmentOf(row, now),
    submitted_count,
    waiting_count,
    begun_count,
    entered_count,
    ...(student_ids === null ? {} : { student_ids }),
  }));
}

/** A class's assigned exams that a student takes part in, with the student's own attempts. */
export async function listAttendedAssignments(
  database: Database,
  classId: string,
  userId: string,
  now: Date,
): Promise<Assignment[]> {
  const rows = await assignmentRows(database)
    .where('assignment.classroom_id', '=', classId)
    .where(participates(userId))
    .orderBy('assignment.starts_at')
    .orderBy('assignment.id')
    .execute();
  return withOwnAttempts(
    database,
    rows.map((row) => assignmentOf(row, now)),
    userId,
    now,
  );
}

interface SummaryRow extends Pick<AttemptSummary, 'id' | 'number' | 'state' | 'score' | 'final_score'> {
  started_at: Date;
  deadline: Date;
  submitted_at: Date | null;
}

function summaryOf(row: SummaryRow): AttemptSummary {
  const { id, number, state, started_at, deadline, submitted_at, score, final_score } = row;
  return {
    id,
    number,
    state,
    started_at: started_at.toISOString(),
    deadline: deadline.toISOString(),
    submitted_at: submitted_at?.toISOString() ?? null,
    score,
    final_score,
  };
}

/** Adds the student's own attempts to each assignment, as far as the student sees them. */
export async function withOwnAttempts(
  database: Database,
  assignments: readonly Assignment[],
  userId: string,
  now: Date,
): Promise<Assignment[]> {
  if (assignments.length === 0) return [];
  const ids = assignments.map(({ id }) => id);
  const rows = await releaseRows(database, now)
    .select(['attempt.assignment_id', 'number', 'started_at', 'submitted_at', 'score', 'final_score'])
    .where('attempt.user_id', '=', userId)
    .where('attempt.assignment_id', 'in', ids)
    .orderBy('number')
    .execute();
  const used = await usedByResets(database, ids, userId);
  const asked = { assignmentIds: ids, userIds: [userId] };
  const entered = await enteredScores(database, asked, { reader: 'student', now });
  return assignments.map((assignment) => {
    const attempts = rows
      .filter(({ assignment_id }) => assignment_id === assignment.id)
      .map((row) => concealSummary(summaryOf(row), shownOf(row, now)));
    const own = entered(assignment.id, userId);
    return {
      ...assignment,
      mine: {
        attempts,
        attempts_left: attemptsLeft(assignment.retakes, attempts.length + (used.get(assignment.id) ?? 0)),
        best_score: countedScore(
          own,
          attempts.map(({ final_score }) => final_score),
        ),
        ...(own && { entered: own }),
        server_time: now.toISOString(),
      },
    };
  });
}

/** One assigned exam as every member of the class sees it. */
export async function findAssignment(
  database: Database,
  id: string,
  now: Date,
): Promise<Assignment | undefined> {
  const row = await assignmentRows(database)
    .where('assignment.id', '=', id)
    .where(ofLiveUnit('assignment.company_id'))
    .executeTakeFirst();
  return row && assignmentOf(row, now);
}

export interface OpenAssignment {
  classroom_name: string;
  starts_at: Date;
  ends_at: Date;
  request_id: string | null;
}

/** The assignments of an exam to a class that are not over, earliest start first. */
export async function findOpenAssignments(
  database: Database,
  classId: string,
  examId: string,
  now: Date,
): Promise<OpenAssignment[]> {
  return database
    .selectFrom('assignment')
    .innerJoin('classroom', 'classroom.id', 'assignment.classroom_id')
    .select(['classroom.name as classroom_name', 'assignment.starts_at', 'assignment.ends_at', 'request_id'])
    .where('assignment.classroom_id', '=', classId)
    .where('exam_id', '=', examId)
    .where('assignment.ends_at', '>', now)
    .orderBy('assignment.starts_at')
    .orderBy('assignment.id')
    .execute();
}

/**
 * Inserts an assignment. A repeated `request_id` returns the existing id in the same class, with `isSame` false if it asked for
 * something else then, and undefined in another class.
 */
export async function insertAssignment(
  database: Database,
  draft: AssignmentDraft,
  owner: { company_id: string; classroom_id: string; created_by: string },
  now: Date,
): Promise<{ id: string; isNew: boolean; isSame: boolean } | undefined> {
  const { survey_id, start_time, end_time, is_final = false, student_ids, request_id, ...settings } = draft;
  const asked = {
    ...settings,
    exam_id: survey_id,
    starts_at: start_time,
    ends_at: end_time,
    is_final,
    everyone: student_ids === undefined,
  };
  const inserted = await database
    .insertInto('assignment')
    .values({ ...asked, ...owner, request_id: request_id ?? null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) {
    const known = await database
      .selectFrom('assignment')
      .select(['id', isSame(asked, student_ids).as('is_same')])
      .where('request_id', '=', request_id ?? null)
      .where('classroom_id', '=', owner.classroom_id)
      .executeTakeFirst();
    return known && { id: known.id, isNew: false, isSame: known.is_same };
  }
  if (student_ids !== undefined) {
    const participants = [...new Set(student_ids)].map((user_id) => ({
      assignment_id: inserted.id,
      user_id,
    }));
    await database.insertInto('assignment_participant').values(participants).execute();
  }
  return { id: inserted.id, isNew: true, isSame: true };
}

/** Whether an assignment has these settings and participants (undefined: everyone). */
function isSame(asked: Readonly<Record<string, unknown>>, studentIds: readonly string[] | undefined) {
  const settings = Object.entries(asked).map(
    ([column, value]) => sql`${sql.ref(`assignment.${column}`)} is not distinct from ${value}`,
  );
  const chosen = [...new Set(studentIds)];
  return sql<boolean>`${sql.join(settings, sql` and `)}
    and (everyone or (select coalesce(array_agg(user_id order by user_id), '{}') from assignment_participant
      where assignment_id = assignment.id) = array(select distinct unnest(${chosen}::bigint[]) order by 1))`;
}
