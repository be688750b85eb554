import { mayLockExam } from '@sen/domain/exams/mayEditExam';
import { mayLockExams } from '@sen/domain/exams/mayLockExams';
import { demand, Refused } from '../../errors/Refused.ts';
import { findExamFacts, setExamStatus } from '../../store/exams.ts';
import { scopeOf } from '../../store/scope.ts';
import type { Handler } from '../Operation.ts';

export const lockExams: Handler<'lockExams'> = async ({ body, caller, now }, { database }) => {
  const ids = [...new Set(body.survey_ids)];
  await database.transaction().execute(async (transaction) => {
    const exams = await findExamFacts(transaction, ids, scopeOf(caller), true);
    if (exams.length < ids.length) throw new Refused('notFound');
    for (const exam of exams) demand(mayLockExam(caller, exam));
    demand(mayLockExams(exams, body.lock));
    await setExamStatus(transaction, ids, body.lock ? 'locked' : 'unlocked', now);
  });
  return { data: null };
};
