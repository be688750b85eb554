import { mayEnterScores } from '@sen/domain/scores/mayEnterScores';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import type { Database } from '../../store/database.ts';
import { findScoreExam } from '../../store/scores/scoreExam.ts';

interface Asked {
  id: string;
  assignment_id: string;
}

/**
 * A class that the caller marks in and an exam of it that has begun; not of a training, whose tests are compared by attempts.
 * @throws {RefusalError} notFound, scoresBeforeStart
 */
export async function scoreClass(
  database: Database,
  { id: classId, assignment_id }: Asked,
  { caller, now }: { caller: Caller; now: Date },
) {
  const classroom = found(await findClassFacts(database, classId));
  const exam = await findScoreExam(database, { id: assignment_id, classId });
  // Whether there is such an exam is for those who mark in the class.
  assertAllowed(mayEnterScores(caller, classroom, exam ?? { starts_at: now }, now));
  return { exam: found(exam), companyId: classroom.company_id };
}
