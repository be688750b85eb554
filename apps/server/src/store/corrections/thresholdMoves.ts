import type { CompletionMove, CourseCompletion, Person } from '@sen/api/contract/model';
import { completionOf } from '@sen/domain/completion/completionOf';
import type { Database } from '../database.ts';
import { completionFactsOf } from '../completion/completionFacts.ts';

/** Few enough that reading them blocks no save for long. */
const partSize = 100;

interface Threshold {
  classId: string;
  /** The completion scores; null: none. */
  before: number | null;
  after: number | null;
  now: Date;
}

/** The students of a class whose completion another completion score changes, and how many students it has. */
export async function thresholdMoves(
  database: Database,
  { classId, before, after, now }: Threshold,
): Promise<{ students: number; completions: CompletionMove[] }> {
  const students = await studentsOf(database, classId);
  const completions: CompletionMove[] = [];
  for (let from = 0; from < students.length; from += partSize) {
    const part = students.slice(from, from + partSize);
    const userIds = part.map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- part by part, so that saves run in between
    const known = await completionFactsOf(database, { classIds: [classId], userIds }, now);
    for (const student of part) {
      const facts = known.get(student.id)?.get(classId);
      if (!facts) continue;
      const was = completionOf({ ...facts, completion_score: before });
      const is = completionOf({ ...facts, completion_score: after });
      if (was !== is) completions.push({ student, before: was, after: is });
    }
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
