import { sql } from 'kysely';
import type { AnswerValue } from '@sen/api/contract/model';
import type { Database } from '../database.ts';

/** What part of a class's answers is asked for. */
export interface QueueScope {
  classId: string;
  assignmentId: string | null;
  questionId: string | null;
}

/** The written answers of handed-in attempts without a mark of what they are now, with the place of their question. */
function waiting({ classId, assignmentId }: Omit<QueueScope, 'questionId'>) {
  return sql`select attempt.id as attempt_id, attempt.user_id, attempt.number, attempt.assignment_id, assignment.exam_id,
      exam_question.question_id, held.answer, held.saved_at, coalesce(mark.revision, 0) as mark_revision,
      (exam_part.position + 1) * 100000 + exam_question.position as place
    from assignment
    join attempt on attempt.assignment_id = assignment.id and attempt.state = 'submitted'
    join exam_part on exam_part.exam_id = assignment.exam_id
    join exam_question on exam_question.exam_part_id = exam_part.id
    left join attempt_answer held on held.attempt_id = attempt.id and held.question_id = exam_question.question_id
    left join answer_mark mark on mark.attempt_id = attempt.id and mark.question_id = exam_question.question_id
    where assignment.classroom_id = ${classId} and (${assignmentId}::bigint is null or assignment.id = ${assignmentId})
      and attempt.scores -> exam_question.question_id::text = 'null'::jsonb
      and (mark.answer_seq is null or mark.answer_seq < coalesce(held.answer_seq, 0))`;
}

/** Whether the exam and the question that are asked for are some of the class, waiting or not. */
export async function isOfClass(
  database: Database,
  { classId, assignmentId, questionId }: QueueScope,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select (${assignmentId}::bigint is null and ${questionId}::bigint is null) or exists (
      select 1 from assignment where classroom_id = ${classId} and (${assignmentId}::bigint is null or id = ${assignmentId})
        and (${questionId}::bigint is null or exists (select 1 from exam_part
          join exam_question on exam_question.exam_part_id = exam_part.id
          where exam_part.exam_id = assignment.exam_id and question_id = ${questionId}))) as found`.execute(
    database,
  );
  return rows[0]?.found ?? false;
}

export interface WaitingAnswer {
  attempt_id: string;
  assignment_id: string;
  exam_id: string;
  question_id: string;
  number: number;
  answer: AnswerValue | null;
  saved_at: Date | null;
  mark_revision: number;
  code: string;
  student_id: string;
  student_name: string;
  student_avatar: string | null;
}

interface Wanted extends QueueScope {
  by: 'question' | 'attempt';
  /** Whose order it is. */
  callerId: string;
  limit: number;
}

/** The next answers to mark. The order is of one teacher, and has nothing to do with names or times. */
export async function readQueue(database: Database, wanted: Wanted): Promise<WaitingAnswer[]> {
  const { questionId, by, callerId, limit } = wanted;
  const own = sql`md5(waiting.attempt_id || ' ' || ${callerId})`;
  const order =
    by === 'question'
      ? sql`waiting.assignment_id, waiting.place, ${own}`
      : sql`${own}, waiting.attempt_id, waiting.place`;
  const { rows } = await sql<WaitingAnswer>`
    select waiting.attempt_id::text, waiting.assignment_id::text, waiting.exam_id::text, waiting.question_id::text,
      waiting.number, waiting.answer, waiting.saved_at, waiting.mark_revision,
      upper(substr(md5('code ' || waiting.attempt_id), 1, 6)) as code,
      student.id::text as student_id, student.name as student_name, student.avatar as student_avatar
    from (${waiting(wanted)}) waiting join user_account student on student.id = waiting.user_id
    where ${questionId}::bigint is null or waiting.question_id = ${questionId}
    order by ${order} limit ${limit}`.execute(database);
  return rows;
}

/** The questions with answers that wait, in the order of the queue. */
export async function countWaiting(
  database: Database,
  scope: Omit<QueueScope, 'questionId'>,
): Promise<{ assignment_id: string; exam_id: string; question_id: string; waiting: number }[]> {
  const { rows } = await sql<{
    assignment_id: string;
    exam_id: string;
    question_id: string;
    waiting: number;
  }>`
    select assignment_id::text, exam_id::text, question_id::text, count(*)::int as waiting
    from (${waiting(scope)}) waiting group by assignment_id, exam_id, question_id, place
    order by waiting.assignment_id, place`.execute(database);
  return rows;
}

export async function findClassName(database: Database, id: string): Promise<string | undefined> {
  const row = await database.selectFrom('classroom').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}
