import type { Assignment, Person, TestResult } from '@sen/api/contract/model';
import { bestAttempt } from '@sen/domain/attempts/retake';
import { changeOf } from '@sen/domain/trainings/compareTests';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { bestAttempts } from '../../store/trainings/meetings.ts';
import { findTraining, studentsOfTraining } from '../../store/trainings/trainings.ts';
import type { Handler } from '../Operation.ts';
import { resultOf } from './testResults.ts';

export const getTrainingResult: Handler<'getTrainingResult'> = async (
  { path: { id, user_id }, caller, now },
  { database },
) => {
  const training = found(await findTraining(database, id, caller, now));
  if (!training.runs && user_id !== caller.id) throw new RefusalError('notFound');
  const student = found(await studentOf(database, id, user_id));
  const results = training.runs
    ? await allResults(database, training.tests, user_id)
    : training.tests.map(shownResult);
  const tests = training.tests.flatMap((test, index) => {
    const result = results[index];
    if (!test.meeting || !result) return [];
    const { survey_id, title, start_time, end_time, meeting } = test;
    const names = { kind: meeting.kind, meeting_id: meeting.id, survey_id, assignment_id: test.id, title };
    return [{ ...names, start_time, end_time, result }];
  });
  const [before, after] = tests;
  return {
    data: {
      train_id: training.id,
      name: training.name,
      timing: training.timing,
      student,
      tests,
      change: before && after ? changeOf(before.result, after.result) : null,
    },
  };
};

async function studentOf(database: Database, id: string, userId: string): Promise<Person | undefined> {
  const students = await studentsOfTraining(database, id);
  return students.find((person) => person.id === userId);
}

/** As those who run the training see them. */
async function allResults(database: Database, tests: readonly Assignment[], userId: string) {
  const ids = tests.map((test) => test.id);
  const rows = await bestAttempts(database, ids, userId);
  return ids.map((id) => resultOf(rows.find(({ assignment_id }) => assignment_id === id)));
}

/** As the student sees the own one: without a score until it is shown. */
function shownResult({ mine }: Assignment): TestResult {
  const attempts = mine?.attempts ?? [];
  const shown =
    bestAttempt(attempts) ?? attempts.findLast(({ state }) => state !== 'in_progress') ?? attempts.at(-1);
  return resultOf(shown && { attempt_id: shown.id, state: shown.state, score: shown.final_score });
}
