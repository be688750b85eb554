import { sql } from 'kysely';
import { questionSamples } from '@sen/api/fixtures/questions';
import { people, demoCompany } from '@sen/api/fixtures/people';
import { ExamPapers } from '../../src/store/attempts/ExamPapers.ts';
import { markAttempts } from '../../src/store/attempts/markAttempts.ts';
import type { Database } from '../../src/store/database.ts';

const examId = '1';
const partSize = 500;
const hour = 3_600_000;

/** Handed-in attempts at an exam of its own, every question answered wrong; several of each student. */
export async function seedHandedIn(
  database: Database,
  { userIds, count }: { userIds: readonly string[]; count: number },
): Promise<{ assignmentId: string; questionId: string }> {
  const now = Date.now();
  const { id: assignmentId } = await database
    .insertInto('assignment')
    .values({
      company_id: demoCompany.id,
      exam_id: examId,
      classroom_id: '1',
      starts_at: new Date(now - 50 * hour),
      ends_at: new Date(now - hour),
      duration_minutes: 45,
      retakes: Math.ceil(count / userIds.length),
      deduction_percent: 0,
      questions_per_page: 5,
      created_by: people.teacher.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const exams = await new ExamPapers(database).examsOf([examId]);
  const questions = [...(exams.get(examId)?.questions.values() ?? [])].map(({ question }) => question);
  const answers = questions.map(({ id, content }) => ({ q: id, v: questionSamples[content.type].wrong }));
  const questionId = questions.find(({ content }) => content.type === 'one_choice')?.id;
  if (questionId === undefined) throw new Error('The exam has no question with one choice.');
  for (let from = 0; from < count; from += partSize) {
    const size = Math.min(partSize, count - from);
    const rows = Array.from({ length: size }, (_, index) => ({
      u: userIds[(from + index) % userIds.length],
      n: Math.floor((from + index) / userIds.length),
    }));
    // oxlint-disable-next-line no-await-in-loop -- part by part
    await database.transaction().execute(async (transaction) => {
      const { rows: made } = await sql<{ id: string }>`
        insert into attempt (assignment_id, user_id, number, state, started_at, deadline, submitted_at, submitted_by, seed)
        select ${assignmentId}, u, n, 'submitted', now() - interval '3 hours', now() - interval '2 hours',
          now() - interval '2 hours', 'student', 'bench' || u || n
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (u bigint, n integer) returning id::text`.execute(
        transaction,
      );
      const ids = made.map(({ id }) => id);
      await sql`
        insert into attempt_answer (attempt_id, question_id, answer, answer_seq, server_seq, journal_id, saved_at)
        select attempt_id, q, v, 1, 1, gen_random_uuid(), now() from unnest(${ids}::bigint[]) as attempt_id,
          jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as answer (q bigint, v jsonb)`.execute(
        transaction,
      );
      await markAttempts(transaction, new Map(ids.map((id) => [id, null])), exams);
    });
  }
  return { assignmentId, questionId };
}
