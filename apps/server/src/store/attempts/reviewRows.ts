import type {
  AttemptResult,
  Person,
  Question,
  QuestionContent,
  Review,
  ReviewedQuestion,
} from '@sen/api/contract/model';
import { deduct } from '@sen/domain/attempts/retake';
import { correctionOf, scoreMark } from '@sen/domain/corrections/correctedEntry';
import { rubricOf, markedCriteria } from '@sen/domain/questions/rubric';
import type { Database } from '../database.ts';
import { attemptRows } from './attemptRows.ts';
import type { ExamPaper } from './ExamPapers.ts';
import { showPaper } from './showPaper.ts';
import { isCurrent } from './totalsOf.ts';

/** A handed-in attempt with the data for its review, also one that was reset. */
export async function findReviewable(database: Database, id: string) {
  const counting = await reviewableIn(database, 'attempt', id);
  if (counting) return { ...counting, isReset: false };
  const reset = await reviewableIn(database, 'reset_attempt', id);
  return reset && { ...reset, isReset: true };
}

function reviewableIn(database: Database, table: 'attempt' | 'reset_attempt', id: string) {
  return attemptRows(database, table)
    .select(['submitted_at', 'submitted_by', 'sealed_at', 'score', 'scores', 'waiting_questions'])
    .select('assignment.deduction_percent')
    .where('attempt.id', '=', id)
    .executeTakeFirst();
}

export type Reviewable = NonNullable<Awaited<ReturnType<typeof findReviewable>>>;

async function findMarks(database: Database, attemptId: string) {
  const rows = await database
    .selectFrom('answer_mark')
    .innerJoin('user_account', 'user_account.id', 'marked_by')
    .select(['question_id', 'answer_seq', 'mark', 'comment', 'revision', 'worth', 'rubric'])
    .select(['user_account.id as marker_id', 'user_account.name as marker_name', 'avatar'])
    .where('attempt_id', '=', attemptId)
    .execute();
  return new Map(rows.map((row) => [row.question_id, row]));
}

async function findAnswers(database: Database, attemptId: string) {
  const rows = await database
    .selectFrom('attempt_answer')
    .select(['question_id', 'answer', 'saved_at', 'answer_seq'])
    .where('attempt_id', '=', attemptId)
    .execute();
  return new Map(rows.map((row) => [row.question_id, row]));
}

function resultOf(attempt: Reviewable): AttemptResult {
  const { score, submitted_at, submitted_by, number, state, waiting_questions } = attempt;
  if (score === null || submitted_at === null || submitted_by === null)
    throw new Error(
      `The attempt ${attempt.id} is over but has no result. It was ended without being marked.`,
    );
  const { percent, final } = deduct(score, attempt.deduction_percent, number);
  return {
    attempt_id: attempt.id,
    number,
    state,
    submitted_at: submitted_at.toISOString(),
    submitted_by,
    score,
    deduction_percent: percent,
    final_score: final,
    waiting_questions,
  };
}

/** Whoever sees the key sees its figures. */
function withKeyFigures(content: QuestionContent, { content: { figures } }: Question): QuestionContent {
  return figures ? { ...content, figures } : content;
}

/**
 * A finished attempt with keys, answers and marks, as its teacher sees it. A mark of an earlier answer is
 * shown, but the answer still waits for a mark.
 */
export async function showReview(
  database: Database,
  attempt: Reviewable,
  paper: ExamPaper,
  ofClass: Pick<Review, 'may_mark' | 'teacher_ids'>,
): Promise<Review> {
  const marks = await findMarks(database, attempt.id);
  const answers = await findAnswers(database, attempt.id);
  const student: Person = { id: attempt.user_id, name: attempt.student_name, avatar: attempt.student_avatar };
  return {
    result: resultOf(attempt),
    shown: 'key',
    key_held_until: null,
    title: paper.exam.title,
    survey_id: attempt.exam_id,
    assignment_id: attempt.assignment_id,
    classroom_id: attempt.classroom_id,
    student,
    ...ofClass,
    parts: showPaper(paper, attempt.seed).parts.map(({ questions, ...part }) => ({
      ...part,
      questions: questions.flatMap((question): ReviewedQuestion[] => {
        const entry = paper.questions.get(question.id);
        if (!entry) return [];
        const rubric = rubricOf(entry.question.key);
        const answer = answers.get(question.id);
        const mark = marks.get(question.id);
        const byHand =
          mark !== undefined && isCurrent(mark, answer) ? scoreMark(entry, mark.mark, mark.worth) : null;
        return [
          {
            question: {
              ...question,
              score: entry.worth,
              content: withKeyFigures(question.content, entry.question),
            },
            key: entry.corrected?.keys[0] ?? entry.question.key,
            answer: answer?.answer ?? null,
            saved_at: answer?.saved_at.toISOString() ?? null,
            score: byHand ?? attempt.scores?.[question.id] ?? null,
            comment: mark?.comment ?? null,
            marked_by: mark ? { id: mark.marker_id, name: mark.marker_name, avatar: mark.avatar } : null,
            corrected: correctionOf(entry),
            mark_revision: mark?.revision ?? 0,
            criteria: mark?.rubric && rubric ? markedCriteria(rubric, mark.rubric, entry.worth) : [],
          },
        ];
      }),
    })),
  };
}
