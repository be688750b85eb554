import { sql } from 'kysely';
import type { CourseCompletion } from '@sen/api/contract/model';
import { includes } from '@sen/domain/attempts/release';
import { completionOf, type CountedExam } from '@sen/domain/completion/completionOf';
import type { ExplainedFacts } from '@sen/domain/completion/missingConditions';
import { timingOf } from '@sen/domain/classes/timing';
import { finalScore, type ScoredAttempt } from '@sen/domain/scores/countedScore';
import { releaseRows, shownOf } from '../attempts/releaseRows.ts';
import { takesPart } from '../classes/assignments.ts';
import { completionScore } from '../corrections/completionScore.ts';
import type { Database } from '../database.ts';
import { enteredScores } from '../scores/enteredScores.ts';
import { isUnplayable } from '../files/unplayable.ts';
import { examWeights, weightByExam, type WeightedExam } from './examWeights.ts';

interface Planned {
  id: string;
  starts_at: Date;
  ends_at: Date;
  completion_score: number | null;
  final_exam_id: string | null;
  exams: WeightedExam[];
}

/** Facts whose exams are named. */
export interface NamedFacts extends ExplainedFacts {
  exams: readonly (CountedExam & { exam_id: string; assignment_id: string })[];
}

/** Of which students in which classes. */
interface FactsScope {
  classIds: readonly string[];
  userIds: readonly string[];
}

/** How far a student is in each of these classes. Results that the student does not see yet, or whose marks are not all given, do not count. */
export async function completionsOf(
  database: Database,
  classIds: readonly string[],
  userId: string,
  now: Date,
): Promise<Map<string, CourseCompletion>> {
  const facts = (await completionFactsOf(database, { classIds, userIds: [userId] }, now)).get(userId);
  return new Map([...(facts ?? [])].map(([id, known]) => [id, completionOf(known)]));
}

/** What the completion of each of these classes depends on, by student; as many queries for a class as for one student. */
export async function completionFactsOf(
  database: Database,
  asked: FactsScope,
  now: Date,
): Promise<Map<string, Map<string, NamedFacts>>> {
  if (asked.classIds.length === 0 || asked.userIds.length === 0) return new Map();
  const plans = await plansOf(database, asked.classIds);
  const lessons = await countLessons(database, asked);
  const taken = await takenExams(database, asked, now);
  return new Map(
    asked.userIds.map((userId) => [
      userId,
      new Map(
        plans.map((plan) => {
          const key = keyOf(plan.id, userId);
          return [
            plan.id,
            factsOf(plan, { taken: taken.get(key) ?? [], lessons: lessons.get(key) ?? none }, now),
          ];
        }),
      ),
    ]),
  );
}

/** Of a class and a student. */
const keyOf = (classId: string, userId: string) => `${classId} ${userId}`;

const none: Lessons = { total: 0, done: 0 };

function factsOf(
  plan: Planned,
  { taken, lessons }: { taken: readonly TakenExam[]; lessons: Lessons },
  now: Date,
): NamedFacts {
  const weights = weightByExam(plan.exams);
  const exams = taken.map(({ assignment_id, exam_id, is_final, handed_in, best_score, waits }) => ({
    assignment_id,
    exam_id,
    handed_in,
    best_score,
    waits,
    weight: weights.get(exam_id) ?? null,
    is_final: is_final || exam_id === plan.final_exam_id,
  }));
  const timing = timingOf(plan.starts_at, plan.ends_at, now);
  const known = new Set(taken.map(({ exam_id }) => exam_id));
  const needed = [...weights.keys(), ...(plan.final_exam_id === null ? [] : [plan.final_exam_id])];
  // Nobody can be asked for an exam that the class has never held.
  const missing = timing === 'finished' ? 0 : needed.filter((id) => !known.has(id)).length;
  const others = { total: missing + lessons.total, done: lessons.done };
  return { timing, completion_score: plan.completion_score, exams, lessons, others };
}

/** What classes have taken over from their courses. */
async function plansOf(database: Database, classIds: readonly string[]): Promise<Planned[]> {
  const { rows } = await sql<Planned>`
    select classroom.id::text, starts_at, ends_at, ${completionScore} as completion_score, kept.final_exam_id::text,
      ${examWeights('classroom_chapter_exam', 'classroom.id')} as exams
    from classroom join classroom_course_copy kept on kept.classroom_id = classroom.id
    where classroom.id = any(${[...classIds]}::bigint[])`.execute(database);
  return rows;
}

interface Lessons {
  total: number;
  done: number;
}

/** The lessons of the classes, and how many of them each student has completed, by class and student. */
async function countLessons(
  database: Database,
  { classIds, userIds }: FactsScope,
): Promise<Map<string, Lessons>> {
  const { rows } = await sql<Lessons & { classroom_id: string; user_id: string }>`
    select session.classroom_id::text, student.id::text as user_id, count(*)::int as total, count(completed_at)::int as done
    from classroom_session session cross join unnest(${[...userIds]}::bigint[]) as student (id)
    left join lesson_progress progress on progress.classroom_id = session.classroom_id
      and progress.session_id = session.id and progress.user_id = student.id
    join lesson_file on lesson_file.lesson_id = session.lesson_id and is_main join file on file.id = lesson_file.file_id
    left join file_rendition rendition on rendition.file_id = file.id
    where session.classroom_id = any(${[...classIds]}::bigint[]) and (completed_at is not null or not ${isUnplayable})
    group by session.classroom_id, student.id`.execute(database);
  return new Map(
    rows.map(({ classroom_id, user_id, ...lessons }) => [keyOf(classroom_id, user_id), lessons]),
  );
}

interface OwnResult {
  handed_in: boolean;
  best_score: number | null;
  waits: boolean;
}

const noResult: OwnResult = { handed_in: false, best_score: null, waits: false };

interface TakenExam extends OwnResult {
  assignment_id: string;
  exam_id: string;
  is_final: boolean;
}

interface Participation {
  id: string;
  classroom_id: string;
  exam_id: string;
  is_final: boolean;
  user_id: string;
}

/** The exams that the students take part in, with what they see of their results, by class and student. */
async function takenExams(
  database: Database,
  asked: FactsScope,
  now: Date,
): Promise<Map<string, TakenExam[]>> {
  const { rows } = await sql<Participation>`
    select assignment.id::text, assignment.classroom_id::text, exam_id::text, is_final, student.id::text as user_id
    from assignment join classroom on classroom.id = assignment.classroom_id and published
    cross join unnest(${[...asked.userIds]}::bigint[]) as student (id)
    where assignment.classroom_id = any(${[...asked.classIds]}::bigint[]) and ${takesPart(sql.ref('student.id'))}`.execute(
    database,
  );
  const results = await resultsOf(database, new Set(rows.map(({ id }) => id)), asked.userIds, now);
  const taken = new Map<string, TakenExam[]>();
  for (const { id, classroom_id, user_id, exam_id, is_final } of rows) {
    const result = results.get(keyOf(id, user_id)) ?? noResult;
    const key = keyOf(classroom_id, user_id);
    taken.set(key, [...(taken.get(key) ?? []), { assignment_id: id, exam_id, is_final, ...result }]);
  }
  return taken;
}

/** By assignment and student; nothing of those who have neither begun nor a score that was entered. */
async function resultsOf(
  database: Database,
  assignmentIds: ReadonlySet<string>,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, OwnResult>> {
  if (assignmentIds.size === 0) return new Map();
  const attempts = new Map<string, ScoredAttempt[]>();
  const rows = await releaseRows(database, now)
    .select(['attempt.assignment_id', 'attempt.user_id', 'final_score'])
    .where('attempt.user_id', 'in', userIds)
    .where('attempt.assignment_id', 'in', [...assignmentIds])
    .execute();
  for (const row of rows) {
    const key = keyOf(row.assignment_id, row.user_id);
    const score = includes(shownOf(row, now), 'score') ? row.final_score : null;
    attempts.set(key, [...(attempts.get(key) ?? []), { state: row.state, score }]);
  }
  const asked = { assignmentIds: [...assignmentIds], userIds };
  const entered = await enteredScores(database, asked, { reader: 'student', now });
  return new Map(
    [...assignmentIds].flatMap((assignmentId) =>
      userIds.flatMap((userId) => {
        const key = keyOf(assignmentId, userId);
        const own = attempts.get(key);
        const given = entered(assignmentId, userId);
        if (!own && !given) return [];
        const handed_in = given !== undefined || (own ?? []).some(({ state }) => state !== 'in_progress');
        const { score: best_score, waits } = finalScore(given, own ?? []);
        return [[key, { handed_in, best_score, waits }]] as const;
      }),
    ),
  );
}
