import { sql } from 'kysely';
import type { QuestionUse } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { visibleClasses } from '../classes/classes.ts';
import type { Database } from '../database.ts';

const mostExams = 100;

/** The exams that contain a question, which are of its unit, and the caller's classes that they are assigned to. */
export async function findQuestionUses(
  database: Database,
  id: string,
  caller: Caller,
): Promise<QuestionUse[]> {
  const exams = await database
    .selectFrom('exam')
    .select(['id', 'title', 'status', 'created_by'])
    .select(sql<boolean>`exists (select 1 from assignment where assignment.exam_id = exam.id)`.as('in_use'))
    .where('id', 'in', examsWith(database, id))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostExams)
    .execute();
  const assigned = exams.filter(({ in_use }) => in_use).map((exam) => exam.id);
  const assignments = await findAssignments(database, assigned, caller);
  return exams.map((exam) => ({
    ...exam,
    assignments: assignments.flatMap(({ exam_id, ...assignment }) =>
      exam_id === exam.id ? [assignment] : [],
    ),
  }));
}

function examsWith(database: Database, questionId: string) {
  return database
    .selectFrom('exam_question')
    .innerJoin('exam_part', 'exam_part.id', 'exam_question.exam_part_id')
    .select('exam_part.exam_id')
    .where('question_id', '=', questionId);
}

async function findAssignments(database: Database, examIds: readonly string[], caller: Caller) {
  if (examIds.length === 0) return [];
  return visibleClasses(database, { caller })
    .innerJoin('assignment', 'assignment.classroom_id', 'classroom.id')
    .select(['assignment.id', 'assignment.exam_id', 'classroom.id as classroom_id'])
    .select([
      'classroom.name as classroom_name',
      sql<number>`(select count(*)::int from attempt
        where attempt.assignment_id = assignment.id and state <> 'in_progress')`.as('handed_in'),
    ])
    .where('assignment.exam_id', 'in', examIds)
    .orderBy('assignment.starts_at', 'desc')
    .orderBy('assignment.id', 'desc')
    .limit(mostExams)
    .execute();
}
