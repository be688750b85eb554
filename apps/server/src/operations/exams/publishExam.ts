import { checkExam } from '@sen/domain/exams/checkExam';
import { stateAllowsExam } from '@sen/domain/exams/examVerbs';
import { mayEditItem } from '@sen/domain/banks/mayEditItem';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { setStatus } from '../../store/banks/setStatus.ts';
import { findExam, findExamFacts } from '../../store/exams/exams.ts';
import { publishDraftsOf } from '../../store/questions/publishDraftsOf.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { draftOfExam } from './draftOfExam.ts';

export const publishExam: Handler<'publishExam'> = async (
  { path: { id }, query: { status = 'published' }, caller, now },
  { database },
) => {
  const scope = scopeOf(caller);
  await database.transaction().execute(async (transaction) => {
    const facts = found((await findExamFacts(transaction, [id], scope, true))[0]);
    assertAllowed(mayEditItem(caller, facts));
    assertAllowed(stateAllowsExam(facts.status, status === 'project' ? 'project' : 'publish'));
    assertNoFieldErrors(checkExam(draftOfExam(found(await findExam(transaction, id, scope)))));
    const event = { by: caller.id, now };
    await publishDraftsOf(transaction, id, event);
    await setStatus(transaction, 'exam', [id], status, now);
    await recordEach(transaction, 'exam.published', [facts], event, () => ({ status }));
  });
  return { data: found(await findExam(database, id, scope)) };
};
