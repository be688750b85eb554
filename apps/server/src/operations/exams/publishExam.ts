import { checkExam } from '@sen/domain/exams/checkExam';
import { stateAllowsExam } from '@sen/domain/exams/examVerbs';
import { mayEditExam } from '@sen/domain/exams/mayEditExam';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { findExam, findExamFacts, setExamStatus } from '../../store/exams/exams.ts';
import { publishDraftsOf } from '../../store/questions/publishDraftsOf.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';
import { draftOfExam } from './draftOfExam.ts';

export const publishExam: Handler<'publishExam'> = async (
  { path: { id }, query: { status = 'published' }, caller, now },
  { database },
) => {
  const scope = scopeOf(caller);
  await database.transaction().execute(async (transaction) => {
    const facts = found((await findExamFacts(transaction, [id], scope, true))[0]);
    assertAllowed(mayEditExam(caller, facts));
    assertAllowed(stateAllowsExam(facts.status, status === 'project' ? 'project' : 'publish'));
    assertNoFieldErrors(checkExam(draftOfExam(found(await findExam(transaction, id, scope)))));
    await publishDraftsOf(transaction, id, now);
    await setExamStatus(transaction, [id], status, now);
  });
  return { data: found(await findExam(database, id, scope)) };
};
