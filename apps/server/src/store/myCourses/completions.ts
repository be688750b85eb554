import { sql } from 'kysely';
import type { CourseCompletion } from '@sen/api/contract/model';
import { type CompletionFacts, completionOf, type CountedExam } from '@sen/domain/myCourses/completionOf';
import { timingOf } from '@sen/domain/classes/timing';
import { assignmentOf, assignmentRows, participates, withOwnAttempts } from '../classes/assignments.ts';
import { completionScore } from '../corrections/completionScore.ts';
import type { Database } from '../database.ts';
import { isUnplayable } from '../files/unplayable.ts';

interface Planned {
  id: string;
  starts_at: Date;
  ends_at: Date;
  completion_score: number | null;
  final_exam_id: string | null;
  exams: { exam_id: string; weight: number }[];
  lessons: { total: number; done: number };
}

/** How far a student is in each of these classes. Results that the student does not see yet do not count. */
export async function completionsOf(
  database: Database,
  classIds: readonly string[],
  userId: string,
  now: Date,
): Promise<Map<string, CourseCompletion>> {
  const facts = await completionFactsOf(database, classIds, userId, now);
  return new Map([...facts].map(([id, known]) => [id, completionOf(known)]));
}

/** What the completion of each of these classes depends on, for a student. */
export async function completionFactsOf(
  database: Database,
  classIds: readonly string[],
  userId: string,
  now: Date,
): Promise<Map<string, CompletionFacts>> {
  if (classIds.length === 0) return new Map();
  const planned = await plansOf(database, classIds, userId);
  const rows = await assignmentRows(database)
    .where('assignment.classroom_id', 'in', classIds)
    .where(participates(userId))
    .execute();
  const assigned = await withOwnAttempts(
    database,
    rows.map((row) => assignmentOf(row, now)),
    userId,
    now,
  );
  return new Map(
    planned.map((plan): [string, CompletionFacts] => {
      const ofClass = assigned.filter(({ classroom_id }) => classroom_id === plan.id);
      const weights = new Map(plan.exams.map(({ exam_id, weight }) => [exam_id, weight]));
      const exams = ofClass.map(({ survey_id, is_final, mine }): CountedExam => ({
        handed_in: mine?.attempts.some(({ state }) => state !== 'in_progress') ?? false,
        best_score: mine?.best_score ?? null,
        weight: weights.get(survey_id) ?? null,
        is_final: is_final || survey_id === plan.final_exam_id,
      }));
      const timing = timingOf(plan.starts_at, plan.ends_at, now);
      const known = new Set(ofClass.map(({ survey_id }) => survey_id));
      const needed = [...weights.keys(), ...(plan.final_exam_id === null ? [] : [plan.final_exam_id])];
      // Nobody can be asked for an exam that the class has never held.
      const missing = timing === 'finished' ? 0 : needed.filter((id) => !known.has(id)).length;
      const { completion_score, lessons } = plan;
      const others = { total: missing + lessons.total, done: lessons.done };
      return [plan.id, { timing, completion_score, exams, others }];
    }),
  );
}

/** What classes have taken over from their courses, and how many of their lessons the student has completed. */
async function plansOf(database: Database, classIds: readonly string[], userId: string): Promise<Planned[]> {
  const { rows } = await sql<Planned>`
    select classroom.id::text, starts_at, ends_at, ${completionScore} as completion_score, kept.final_exam_id::text,
      coalesce((select json_agg(json_build_object('exam_id', exam_id::text, 'weight', weight))
        from classroom_chapter_exam where classroom_id = classroom.id), '[]') as exams,
      (select json_build_object('total', count(*), 'done', count(completed_at)) from classroom_session session
        left join lesson_progress on lesson_progress.classroom_id = session.classroom_id and session_id = session.id and user_id = ${userId}
        join lesson_file on lesson_file.lesson_id = session.lesson_id and is_main join file on file.id = lesson_file.file_id
        left join file_rendition rendition on rendition.file_id = file.id
        where session.classroom_id = classroom.id and (completed_at is not null or not ${isUnplayable})) as lessons
    from classroom join classroom_course_copy kept on kept.classroom_id = classroom.id
    where classroom.id = any(${[...classIds]}::bigint[])`.execute(database);
  return rows;
}
