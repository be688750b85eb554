import type { CompletionMove, CourseCompletion, Person } from '@sen/api/contract/model';
import { completionOf } from '@sen/domain/myCourses/completionOf';
import type { Database } from '../database.ts';
import { completionFactsOf } from '../myCourses/completions.ts';

/** The students of a class whose completion would be another with this completion score, and how many students it has. */
export async function thresholdMoves(
  database: Database,
  { classId, completionScore, now }: { classId: string; completionScore: number; now: Date },
): Promise<{ students: number; completions: CompletionMove[] }> {
  const students = await studentsOf(database, classId);
  const completions: CompletionMove[] = [];
  for (const student of students) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that saves run in between
    const facts = (await completionFactsOf(database, [classId], student.id, now)).get(classId);
    if (!facts) continue;
    const before = completionOf(facts);
    const after = completionOf({ ...facts, completion_score: completionScore });
    if (before !== after) completions.push({ student, before, after });
  }
  return { students: students.length, completions: completions.toSorted(byLoss) };
}

function studentsOf(database: Database, classId: string): Promise<Person[]> {
  return database
    .selectFrom('classroom_student')
    .innerJoin('user_account', 'user_account.id', 'classroom_student.user_id')
    .select(['user_account.id', 'user_account.name', 'user_account.avatar'])
    .where('classroom_id', '=', classId)
    .orderBy('user_account.id')
    .execute();
}

const losses: readonly CourseCompletion[] = ['not_pass', 'not_completed', 'unfinished', 'completed', 'pass'];
const byLoss = (one: CompletionMove, other: CompletionMove) =>
  losses.indexOf(one.after) - losses.indexOf(other.after);
