import { fieldError } from '@sen/domain/errors/FieldError';
import { mayLockItem } from '@sen/domain/banks/mayEditItem';
import { mayLockExams, noExamsTo } from '@sen/domain/exams/mayLockExams';
import { assertAllowed, assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import { setStatus } from '../../store/banks/setStatus.ts';
import { findExamFacts } from '../../store/exams/exams.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { recordEach } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const lockExams: Handler<'lockExams'> = async ({ body, caller, now }, { database }) => {
  const ids = [...new Set(body.survey_ids)];
  if (ids.length === 0) assertNoFieldErrors([fieldError('survey_ids', noExamsTo(body.lock))]);
  await database.transaction().execute(async (transaction) => {
    const exams = await findExamFacts(transaction, ids, scopeOf(caller), true);
    if (exams.length < ids.length) throw new RefusalError('notFound');
    for (const exam of exams) assertAllowed(mayLockItem(caller, exam));
    assertAllowed(mayLockExams(exams, body.lock));
    await setStatus(transaction, 'exam', ids, body.lock ? 'locked' : 'unlocked', now);
    const action = body.lock ? 'exam.locked' : 'exam.unlocked';
    await recordEach(transaction, action, exams, { by: caller.id, now });
  });
  return { data: null };
};
