import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AnswerValue, CorrectionChange, ScoreMove } from '@sen/api/contract/model';
import { deduct } from '@sen/domain/attempts/retake';
import type { ExamPaper } from '../attempts/ExamPapers.ts';
import { totalsOf } from '../attempts/totalsOf.ts';
import type { Database } from '../database.ts';

/** Few enough that reading them blocks no save for long. */
const partSize = 100;

interface Row {
  id: string;
  number: number;
  final_score: number;
  deduction_percent: number;
  student_id: string;
  student_name: string;
  avatar: string | null;
  answers: { question_id: string; answer: AnswerValue | null; answer_seq: number | null }[];
  marks: { question_id: string; mark: number; answer_seq: number; worth: number | null }[];
}

/** The results of an assignment's attempts that would be others by this paper, and of how many. */
export async function previewMoves(database: Database, assignmentId: string, paper: ExamPaper) {
  const moves: ScoreMove[] = [];
  let attempts = 0;
  let after = '0';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- part by part, so that saves run in between
    const rows = await readPart(database, assignmentId, after);
    attempts += rows.length;
    for (const row of rows) {
      const { id, number, final_score: before, deduction_percent, student_id, student_name, avatar } = row;
      const { score } = totalsOf(paper, row.answers, row.marks);
      const { final } = deduct(score, deduction_percent, number);
      const student = { id: student_id, name: student_name, avatar };
      if (final !== before) moves.push({ attempt_id: id, student, number, before, after: final });
    }
    const last = rows.at(-1);
    if (!last || rows.length < partSize) return { attempts, moves: largestFirst(moves) };
    after = last.id;
  }
}

const largestFirst = (moves: readonly ScoreMove[]) =>
  moves.toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before));

async function readPart(database: Database, assignmentId: string, after: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select attempt.id::text, attempt.number, attempt.final_score, assignment.deduction_percent,
      student.id::text as student_id, student.name as student_name, student.avatar,
      coalesce((select json_agg(json_build_object('question_id', question_id::text, 'answer', answer, 'answer_seq', answer_seq))
        from attempt_answer where attempt_id = attempt.id), '[]') as answers,
      coalesce((select json_agg(json_build_object('question_id', question_id::text, 'mark', mark, 'answer_seq', answer_seq, 'worth', worth))
        from answer_mark where attempt_id = attempt.id), '[]') as marks
    from attempt join assignment on assignment.id = attempt.assignment_id
    join user_account student on student.id = attempt.user_id
    where attempt.assignment_id = ${assignmentId} and attempt.state <> 'in_progress' and attempt.id > ${after}
    order by attempt.id limit ${partSize}`.execute(database);
  return rows;
}

/** A text that changes with anything that a preview is made of. */
export async function basisOf(
  database: Database,
  assignmentId: string,
  change: CorrectionChange,
): Promise<string> {
  // A threshold is of the class, so of the results of all its exams.
  const ofClass = sql`(select classroom_id from assignment where id = ${assignmentId})`;
  const scope =
    change.kind === 'threshold'
      ? sql`select id from assignment where classroom_id = ${ofClass}`
      : sql`${assignmentId}::bigint`;
  const { rows } = await sql<object>`
    select count(*)::int as attempts, sum(score)::text as points, sum(waiting_questions)::int as waiting,
      (select coalesce(json_agg(id order by id), '[]') from correction
        where (assignment_id in (${scope}) or classroom_id = ${ofClass}) and undone_at is null) as corrections
    from attempt where assignment_id in (${scope}) and state <> 'in_progress'`.execute(database);
  return createHash('sha256')
    .update(JSON.stringify([assignmentId, change, rows]))
    .digest('hex');
}
