import type { Language, StudentWork } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { mayRunClass } from '@sen/domain/access/scope';
import { checkRetake } from '@sen/domain/attempts/resetAttempt';
import { timingOf } from '@sen/domain/classes/timing';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { mayEditGroup } from '@sen/domain/trainings/mayEditGroup';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import { findStudentOf, listStudentExams } from '../../store/classes/studentWork.ts';
import type { Database } from '../../store/database.ts';

interface Viewing {
  caller: Caller;
  language: Language;
  now: Date;
}

/**
 * A student's work in a class or a training.
 * @throws {RefusalError} when the caller does not run it, or it has no such student
 */
export async function showStudentWork(
  database: Database,
  { classId, userId }: { classId: string; userId: string },
  { caller, language, now }: Viewing,
): Promise<StudentWork> {
  const facts = found(await findGroupFacts(database, classId));
  assertAllowed(mayRunClass(caller, facts));
  const person = found(await findStudentOf(database, classId, userId));
  const exams = await listStudentExams(database, { classId, userId, now });
  const isOpen = mayEditGroup(caller, facts, now).allowed;
  return {
    classroom_id: classId,
    classroom_name: facts.name,
    classroom_code: facts.code,
    classroom_end_time: facts.ends_at.toISOString(),
    timing: timingOf(facts.starts_at, facts.ends_at, now),
    is_training: facts.is_training,
    ...person,
    may_reset: isOpen && can(caller.role, 'attempt.reset'),
    may_restore: isOpen && can(caller.role, 'attempt.restore'),
    server_time: now.toISOString(),
    surveys: exams.map(({ exam, circumstances }) => {
      const [error] = checkRetake('again', circumstances, now);
      return { ...exam, retake_refusal: error ? errorMessage(error.code, language, error.params) : null };
    }),
  };
}
