import type { Language } from '@sen/api/contract/model';
import { allowed, type Verdict } from '@sen/domain/errors/verdict';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../../store/database.ts';
import { fullStudy } from './fullStudy.ts';

/** Whether the order in which a class is studied lets the caller take one of its exams now. */
export async function orderOfExam(
  database: Database,
  { classroomId, assignmentId }: { classroomId: string; assignmentId: string },
  caller: Caller,
  context: { now: Date; language: Language },
): Promise<Verdict> {
  const { verdicts } = await fullStudy(database, classroomId, caller, context);
  return verdicts.get(assignmentId) ?? allowed;
}
