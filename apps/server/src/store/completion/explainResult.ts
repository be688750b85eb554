import type { ExplainedAttempt, ExplainedExam, ResultExplanation } from '@sen/api/contract/model';
import { includes } from '@sen/domain/attempts/release';
import { deduct } from '@sen/domain/attempts/retake';
import { chapterScore } from '@sen/domain/completion/completionOf';
import { courseResult } from '@sen/domain/completion/courseResult';
import { missingConditions } from '@sen/domain/completion/missingConditions';
import { sql } from 'kysely';
import { releaseRows, shownOf } from '../attempts/releaseRows.ts';
import type { Database } from '../database.ts';
import { enteredScores, type Reader } from '../scores/enteredScores.ts';
import { completionFactsOf, type NamedFacts } from './completionFacts.ts';
import { thresholdsOf } from './courseResults.ts';

type Explained = Pick<
  ResultExplanation,
  | 'timing'
  | 'completion_score'
  | 'certificate_score'
  | 'excellent'
  | 'good'
  | 'average'
  | 'lesson_count'
  | 'lessons_done'
  | 'planned_count'
  | 'exams'
  | 'chapter_score'
  | 'result'
  | 'missing'
>;

/**
 * How the result of a student in a class is computed: the facts of the one that is kept, with the names and attempts of their exams;
 * undefined for a training.
 * @param reader who reads it: of an entered score, students see no reason
 */
export async function explainResult(
  database: Database,
  { classId, userId, reader }: { classId: string; userId: string; reader: Reader },
  now: Date,
): Promise<Explained | undefined> {
  const thresholds = await thresholdsOf(database, classId);
  const asked = { classIds: [classId], userIds: [userId] };
  const facts = (await completionFactsOf(database, asked, now)).get(userId)?.get(classId);
  if (!thresholds || !facts) return undefined;
  const { timing, completion_score, lessons, others, exams } = facts;
  return {
    timing,
    completion_score,
    ...thresholds,
    lesson_count: lessons.total,
    lessons_done: lessons.done,
    planned_count: others.total - lessons.total,
    exams: await nameExams(database, exams, { userId, reader }, now),
    chapter_score: chapterScore(exams) ?? null,
    result: courseResult(facts, thresholds),
    missing: missingConditions(facts, thresholds),
  };
}

interface ExamRow {
  assignment_id: string;
  title: string;
  chapter_name: string | null;
  deduction_percent: number;
}

/** The exams with their attempts: those of chapters in their order, then the others. */
async function nameExams(
  database: Database,
  exams: NamedFacts['exams'],
  { userId, reader }: { userId: string; reader: Reader },
  now: Date,
): Promise<ExplainedExam[]> {
  const counted = new Map(exams.map((exam) => [exam.assignment_id, exam]));
  const assignmentIds = [...counted.keys()];
  const finals = exams.flatMap(({ assignment_id, is_final }) => (is_final ? [assignment_id] : []));
  const { rows } = await sql<ExamRow>`
    select assignment.id::text as assignment_id, exam.title, chapter.name as chapter_name, assignment.deduction_percent
    from assignment join exam on exam.id = assignment.exam_id
    left join lateral (select * from classroom_chapter_exam
      where classroom_id = assignment.classroom_id and exam_id = assignment.exam_id order by position limit 1) node on true
    left join classroom_chapter chapter on chapter.classroom_id = assignment.classroom_id
      and chapter.id = coalesce(assignment.chapter_id, node.chapter_id)
    where assignment.id = any(${assignmentIds}::bigint[])
    order by assignment.id = any(${finals}::bigint[]), chapter.position nulls last, node.position nulls last,
      assignment.starts_at, assignment.id`.execute(database);
  const attempts = await listAttempts(database, rows, userId, now);
  const asked = { assignmentIds, userIds: [userId] };
  const entered = await enteredScores(database, asked, { reader, now, asCounted: true });
  return rows.flatMap(({ assignment_id, title, chapter_name }) => {
    const exam = counted.get(assignment_id);
    if (!exam) return [];
    const { exam_id, weight, is_final, handed_in, best_score, waits } = exam;
    const given = entered(assignment_id, userId);
    return [
      {
        assignment_id,
        survey_id: exam_id,
        title,
        chapter_name,
        weight,
        is_final,
        handed_in,
        best_score,
        waits,
        ...(given && { entered: given }),
        attempts: attempts.get(assignment_id) ?? [],
      },
    ];
  });
}

/** The attempts of the student with what they see of the scores, by assignment. */
async function listAttempts(
  database: Database,
  exams: readonly ExamRow[],
  userId: string,
  now: Date,
): Promise<Map<string, ExplainedAttempt[]>> {
  if (exams.length === 0) return new Map();
  const percents = new Map(exams.map((exam) => [exam.assignment_id, exam.deduction_percent]));
  const rows = await releaseRows(database, now)
    .select(['attempt.assignment_id', 'attempt.number', 'attempt.score', 'final_score'])
    .where('attempt.user_id', '=', userId)
    .where('attempt.assignment_id', 'in', [...percents.keys()])
    .orderBy('attempt.number')
    .execute();
  const attempts = new Map<string, ExplainedAttempt[]>();
  for (const row of rows) {
    const isShown = includes(shownOf(row, now), 'score');
    const { percent } = deduct(0, percents.get(row.assignment_id) ?? 0, row.number);
    const shown = {
      attempt_id: row.id,
      number: row.number,
      score: isShown ? row.score : null,
      deduction_percent: percent,
      final_score: isShown ? row.final_score : null,
      waits: row.state === 'submitted',
    };
    attempts.set(row.assignment_id, [...(attempts.get(row.assignment_id) ?? []), shown]);
  }
  return attempts;
}
