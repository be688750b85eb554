import { sql } from 'kysely';
import type { SubmittedBy } from '@sen/api/contract/model';
import { stateAfterMarking } from '@sen/domain/attempts/attemptVerbs';
import { deduct } from '@sen/domain/attempts/retake';
import { corrected, lockChanges } from '../corrections/changes.ts';
import type { InTransaction } from '../database.ts';
import type { ExamPaper } from './ExamPapers.ts';
import { totalsOf } from './totalsOf.ts';

/** How an attempt ends; has no effect on one that has ended already. */
export interface Ending {
  by: SubmittedBy;
  at: Date;
  /** Set when the student sees a result now, so that no more saves are accepted. */
  sealedAt: Date | null;
}

/** An attempt after marking; `waiting` is the number of answers that wait for a teacher's mark. */
export interface MarkedAttempt {
  id: string;
  assignment_id: string;
  user_id: string;
  waiting: number;
  /** Its result before and after; null while it had none. */
  before: number | null;
  final: number;
}

async function readForMarking(transaction: InTransaction, ids: readonly string[]) {
  const attempts = await transaction
    .selectFrom('attempt')
    .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
    .select(['attempt.id', 'attempt.number', 'exam_id', 'deduction_percent'])
    .select(['attempt.assignment_id', 'attempt.user_id', 'attempt.final_score'])
    .where('attempt.id', 'in', ids)
    .execute();
  const answers = await transaction
    .selectFrom('attempt_answer')
    .select(['attempt_id', 'question_id', 'answer', 'answer_seq'])
    .where('attempt_id', 'in', ids)
    .execute();
  const marks = await transaction
    .selectFrom('answer_mark')
    .select(['attempt_id', 'question_id', 'mark', 'answer_seq', 'worth'])
    .where('attempt_id', 'in', ids)
    .execute();
  return { attempts, answers: grouped(answers), marks: grouped(marks) };
}

function grouped<Row extends { attempt_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.attempt_id);
    if (group) group.push(row);
    else groups.set(row.attempt_id, [row]);
  }
  return groups;
}

/**
 * Marks attempts by their current answers, and ends those that have an ending. Their rows must be locked. The exams are
 * passed in because a transaction cannot query for them.
 * @returns the attempts as they are now
 */
export async function markAttempts(
  transaction: InTransaction,
  endings: ReadonlyMap<string, Ending | null>,
  exams: ReadonlyMap<string, ExamPaper>,
): Promise<MarkedAttempt[]> {
  if (endings.size === 0) return [];
  const { attempts, answers, marks } = await readForMarking(transaction, [...endings.keys()]);
  const assignmentIds = [...new Set(attempts.map(({ assignment_id }) => assignment_id))];
  const changes = await lockChanges(transaction, assignmentIds);
  const marked = attempts.map(({ id, number, exam_id, deduction_percent, final_score, ...of }) => {
    const { assignment_id, user_id } = of;
    const exam = exams.get(exam_id);
    const paper = exam && corrected(exam, changes.get(assignment_id));
    if (!paper) throw new Error(`The exam ${exam_id} of the attempt ${id} was not brought along to mark it.`);
    const { scores, score, waiting } = totalsOf(paper, answers.get(id) ?? [], marks.get(id) ?? []);
    const ending = endings.get(id);
    return {
      id,
      assignment_id,
      user_id,
      scores,
      score,
      waiting,
      before: final_score,
      state: stateAfterMarking(waiting),
      final: deduct(score, deduction_percent, number).final,
      ended_by: ending?.by ?? null,
      ended_at: ending?.at ?? null,
      sealed_at: ending?.sealedAt ?? null,
    };
  });
  await sql`
    update attempt set state = marked.state, scores = marked.scores, score = marked.score, final_score = marked.final,
      waiting_questions = marked.waiting, submitted_by = coalesce(attempt.submitted_by, marked.ended_by),
      submitted_at = coalesce(attempt.submitted_at, marked.ended_at), sealed_at = coalesce(attempt.sealed_at, marked.sealed_at)
    from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) as marked
      (id bigint, scores jsonb, score numeric, waiting integer, state text, final numeric, ended_by text,
       ended_at timestamptz, sealed_at timestamptz)
    where attempt.id = marked.id`.execute(transaction);
  return marked;
}
