import { mayRunClass } from '@sen/domain/access/scope';
import { changeOf, compareTests as compare } from '@sen/domain/trainings/compareTests';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { bestAttempts } from '../../store/trainings/meetings.ts';
import { findTraining } from '../../store/trainings/trainings.ts';
import type { Handler } from '../Operation.ts';
import { resultOf } from './testResults.ts';

export const compareTests: Handler<'compareTests'> = async ({ path: { id }, caller, now }, { database }) => {
  const training = found(await findTraining(database, id, caller, now));
  const { school_id: company_id, teachers, students = [], tests } = training;
  assertAllowed(mayRunClass(caller, { company_id, teacher_ids: teachers.map((person) => person.id) }));
  const rows = await bestAttempts(
    database,
    tests.map((test) => test.id),
  );
  const best = new Map(rows.map((row) => [`${row.assignment_id} ${row.user_id}`, row]));
  const of = (kind: 'pretest' | 'posttest', userId: string) => {
    const test = tests.find(({ meeting }) => meeting?.kind === kind);
    return resultOf(best.get(`${test?.id ?? ''} ${userId}`));
  };
  const tested = students.map((student) => {
    const pretest = of('pretest', student.id);
    const posttest = of('posttest', student.id);
    return { student, pretest, posttest, change: changeOf(pretest, posttest) };
  });
  return { data: { name: training.name, group: compare(tested), students: tested } };
};
