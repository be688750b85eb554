import { type Selectable, sql } from 'kysely';
import type { StudentWork, WorkAttempt, WorkExam } from '@sen/api/contract/model';
import { attemptsLeft, deduct } from '@sen/domain/attempts/retake';
import type { RetakeCircumstances } from '@sen/domain/attempts/resetAttempt';
import { countedScore } from '@sen/domain/scores/countedScore';
import { wasLost } from '@sen/domain/examRoom/roomState';
import { attemptsIn, findResets, usedByResets } from '../attempts/resetAttempts.ts';
import type { AttemptTable } from '../attempts/tables.ts';
import type { Database } from '../database.ts';
import { findRoomFacts, type RoomFactsRow } from '../examRoom/roomFacts.ts';
import { enteredScores } from '../scores/enteredScores.ts';
import { assignmentOf, assignmentRows, takesPart } from './assignments.ts';

const tables = ['attempt', 'reset_attempt'] as const;
const begunTables = [...tables, 'entered_score'] as const;

/** A test of a training closes before the training ends or with it. */
const classEnd = sql<Date | null>`case when classroom.course_id is not null then classroom.ends_at end`;

/** A student of the class, or one who has left it and whose attempts are kept; undefined for others. */
export async function findStudentOf(
  database: Database,
  classId: string,
  userId: string,
): Promise<{ student: StudentWork['student']; in_class: boolean } | undefined> {
  const row = await database
    .selectFrom('user_account')
    .select(['id', 'name', 'avatar', 'email', 'membership_code'])
    .select(
      sql<boolean>`exists (select from classroom_student where classroom_id = ${classId} and user_id = user_account.id)`.as(
        'in_class',
      ),
    )
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { in_class, ...student } = row;
  if (in_class) return { student, in_class };
  const [begun] = await examRows(database, classId, userId).limit(1).execute();
  return begun && { student, in_class };
}

/** The exams of a class that a student takes part in or has begun. */
function examRows(database: Database, classId: string, userId: string) {
  const begun = sql.join(
    begunTables.map(
      (table) => sql`exists (select from ${sql.table(table)} begun
        where begun.assignment_id = assignment.id and begun.user_id = ${userId})`,
    ),
    sql` or `,
  );
  return assignmentRows(database)
    .select(takesPart(userId).as('takes_part'))
    .select(['exam.status as exam_status', classEnd.as('class_end')])
    .where('assignment.classroom_id', '=', classId)
    .where(sql<boolean>`(${takesPart(userId)} or ${begun})`);
}

/** An exam of the student's, and what decides whether an attempt can be taken again. */
export interface StudentExam {
  exam: Omit<WorkExam, 'retake_refusal'>;
  circumstances: RetakeCircumstances;
}

/** The exams that a student takes part in or has begun, earliest start first, with all attempts. */
export async function listStudentExams(
  database: Database,
  { classId, userId, now }: { classId: string; userId: string; now: Date },
): Promise<StudentExam[]> {
  const rows = await examRows(database, classId, userId)
    .orderBy('assignment.starts_at')
    .orderBy('assignment.id')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const attempts = await listAttempts(database, ids, userId);
  const used = await usedByResets(database, ids, userId);
  const asked = { assignmentIds: ids, userIds: [userId] };
  const entered = await enteredScores(database, asked, { reader: 'staff', now });
  return rows.map(({ takes_part, exam_status, class_end, ...row }) => {
    const { id, survey_id, title, start_time, end_time, timing, is_final, meeting } = assignmentOf(row, now);
    const own = attempts.filter(({ assignment_id }) => assignment_id === id);
    const counting = own.filter(({ reset }) => reset === null);
    const given = entered(id, userId);
    return {
      exam: {
        assignment_id: id,
        survey_id,
        title,
        start_time,
        end_time,
        timing,
        is_final,
        ...(meeting && { meeting }),
        takes_part,
        attempts_left: attemptsLeft(row.retakes, counting.length + (used.get(id) ?? 0)),
        best_score: countedScore(
          given,
          counting.map(({ final_score }) => final_score),
        ),
        ...(given && { entered: given }),
        attempts: own.map(({ assignment_id: _assignment, ...attempt }) => ({
          ...attempt,
          deduction_percent: deduct(0, row.deduction_percent, attempt.number).percent,
        })),
      },
      circumstances: circumstancesOf({ takes_part, exam_status, class_end, ends_at: row.ends_at }),
    };
  });
}

/** What decides whether the student can take an exam of the class again; undefined when it is none of the student's. */
export async function findRetakeCircumstances(
  database: Database,
  { classId, assignmentId, userId }: { classId: string; assignmentId: string; userId: string },
): Promise<RetakeCircumstances | undefined> {
  const row = await examRows(database, classId, userId)
    .where('assignment.id', '=', assignmentId)
    .executeTakeFirst();
  return row && circumstancesOf(row);
}

type ExamRow = Awaited<ReturnType<ReturnType<typeof examRows>['execute']>>[number];

function circumstancesOf({
  takes_part,
  class_end,
  exam_status,
  ends_at,
}: Pick<ExamRow, 'takes_part' | 'class_end' | 'exam_status' | 'ends_at'>): RetakeCircumstances {
  return { isParticipant: takes_part, classEnd: class_end, examStatus: exam_status, end: ends_at };
}

type Listed = Omit<WorkAttempt, 'deduction_percent'> & { assignment_id: string };

/** By number, of one number the earlier first. */
async function listAttempts(
  database: Database,
  assignmentIds: readonly string[],
  userId: string,
): Promise<Listed[]> {
  const found = await Promise.all(
    tables.map((table) =>
      attemptsIn(database, table)
        .selectAll()
        .where('assignment_id', 'in', [...assignmentIds])
        .where('user_id', '=', userId)
        .execute(),
    ),
  );
  const rows = found.flat();
  const ids = rows.map(({ id }) => id);
  const resets = await findResets(database, ids);
  const rooms = await findRoomFacts(database, ids);
  return rows
    .toSorted(
      (one, other) => one.number - other.number || one.started_at.getTime() - other.started_at.getTime(),
    )
    .map((row) => ({ ...listed(row, rooms.get(row.id)), reset: resets.get(row.id) ?? null }));
}

function listed(row: Selectable<AttemptTable>, room: RoomFactsRow | undefined): Omit<Listed, 'reset'> {
  const { id, assignment_id, number, state, submitted_by, score, final_score, waiting_questions } = row;
  return {
    id,
    assignment_id,
    number,
    state,
    started_at: row.started_at.toISOString(),
    deadline: row.deadline.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    submitted_by,
    score,
    final_score,
    waiting_questions,
    abandoned: wasLost({ submitted_by, deadline: row.deadline, seenAt: room?.seen_at ?? null }),
    extra_minutes: room?.extra_minutes ?? 0,
    reopened: room?.reopened ?? false,
    from_file: room?.from_file ?? false,
  };
}
