import type { ExplainedAttempt, ExplainedExam, ResultExplanation } from '@sen/api/contract/model';
import { includes } from '@sen/domain/attempts/release';
import { deduct } from '@sen/domain/attempts/retake';
import { chapterScore } from '@sen/domain/completion/completionOf';
import { courseResult } from '@sen/domain/completion/courseResult';
import { countedScore } from '@sen/domain/scores/countedScore';
import { sql } from 'kysely';
import { releaseRows, shownOf } from '../attempts/releaseRows.ts';
import { takesPart } from '../classes/assignments.ts';
import type { Database } from '../database.ts';
import { enteredScores, type Reader } from '../scores/enteredScores.ts';
import { completionFactsOf, countLessons, keyOf } from './completionFacts.ts';
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
>;

/**
 * How the result of a student in a class is computed, from the same facts as the one that is kept; undefined for a training.
 * @param reader who reads it: of an entered score, students see no reason
 */
export async function explainResult(
  database: Database,
  { classId, userId, reader }: { classId: string; userId: string; reader: Reader },
  now: Date,
): Promise<Explained | undefined> {
  const asked = { classIds: [classId], userIds: [userId] };
  const thresholds = await thresholdsOf(database, classId);
  const facts = (await completionFactsOf(database, asked, now)).get(userId)?.get(classId);
  if (!thresholds || !facts) return undefined;
  const lessons = (await countLessons(database, asked)).get(keyOf(classId, userId)) ?? { total: 0, done: 0 };
  return {
    timing: facts.timing,
    completion_score: facts.completion_score,
    ...thresholds,
    lesson_count: lessons.total,
    lessons_done: lessons.done,
    planned_count: facts.others.total - lessons.total,
    exams: (await listExams(database, { classId, userId, reader }, now)).map((exam) => {
      const { weight = null } = facts.exams.find(({ exam_id }) => exam_id === exam.survey_id) ?? {};
      return { ...exam, weight };
    }),
    chapter_score: chapterScore(facts.exams) ?? null,
    result: courseResult(facts, thresholds),
  };
}

interface ExamRow {
  assignment_id: string;
  survey_id: string;
  title: string;
  chapter_name: string | null;
  is_final: boolean;
  deduction_percent: number;
}

/** The exams that the student takes part in: those of chapters in their order, then the others. */
async function listExams(
  database: Database,
  { classId, userId, reader }: { classId: string; userId: string; reader: Reader },
  now: Date,
): Promise<Omit<ExplainedExam, 'weight'>[]> {
  const { rows } = await sql<ExamRow>`
    select assignment.id::text as assignment_id, assignment.exam_id::text as survey_id, exam.title,
      chapter.name as chapter_name, assignment.deduction_percent,
      assignment.is_final or assignment.exam_id is not distinct from kept.final_exam_id as is_final
    from assignment join classroom on classroom.id = assignment.classroom_id and published
    join classroom_course_copy kept on kept.classroom_id = classroom.id
    join exam on exam.id = assignment.exam_id
    left join lateral (select * from classroom_chapter_exam
      where classroom_id = classroom.id and exam_id = assignment.exam_id order by position limit 1) node on true
    left join classroom_chapter chapter on chapter.classroom_id = classroom.id
      and chapter.id = coalesce(assignment.chapter_id, node.chapter_id)
    where assignment.classroom_id = ${classId} and ${takesPart(sql`${userId}::bigint`)}
    order by is_final, chapter.position nulls last, node.position nulls last, assignment.starts_at, assignment.id`.execute(
    database,
  );
  const attempts = await listAttempts(database, rows, userId, now);
  const assignmentIds = rows.map(({ assignment_id }) => assignment_id);
  const asked = { assignmentIds, userIds: [userId] };
  const entered = await enteredScores(database, asked, { reader, now, asCounted: true });
  return rows.map(({ deduction_percent: _percent, ...exam }) => {
    const own = attempts.filter(({ assignment_id }) => assignment_id === exam.assignment_id);
    const given = entered(exam.assignment_id, userId);
    return {
      ...exam,
      handed_in: given !== undefined || own.some(({ handed_in }) => handed_in),
      best_score: countedScore(
        given,
        own.map(({ shown }) => shown.final_score),
      ),
      ...(given && { entered: given }),
      attempts: own.map(({ shown }) => shown),
    };
  });
}

interface OwnAttempt {
  assignment_id: string;
  handed_in: boolean;
  shown: ExplainedAttempt;
}

async function listAttempts(
  database: Database,
  exams: readonly ExamRow[],
  userId: string,
  now: Date,
): Promise<OwnAttempt[]> {
  if (exams.length === 0) return [];
  const percents = new Map(exams.map((exam) => [exam.assignment_id, exam.deduction_percent]));
  const rows = await releaseRows(database, now)
    .select(['attempt.assignment_id', 'attempt.number', 'attempt.score', 'final_score'])
    .where('attempt.user_id', '=', userId)
    .where('attempt.assignment_id', 'in', [...percents.keys()])
    .orderBy('attempt.number')
    .execute();
  return rows.map((row) => {
    const isShown = includes(shownOf(row, now), 'score');
    const { percent } = deduct(0, percents.get(row.assignment_id) ?? 0, row.number);
    return {
      assignment_id: row.assignment_id,
      handed_in: row.state !== 'in_progress',
      shown: {
        attempt_id: row.id,
        number: row.number,
        score: isShown ? row.score : null,
        deduction_percent: percent,
        final_score: isShown ? row.final_score : null,
      },
    };
  });
}
