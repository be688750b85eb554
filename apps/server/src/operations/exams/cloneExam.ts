import { copyTitle } from '@sen/domain/exams/copyTitle';
import { found } from '../../errors/RefusalError.ts';
import { findExam, findExamFacts, insertExam } from '../../store/exams/exams.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';
import { draftOfExam } from './draftOfExam.ts';

export const cloneExam: Handler<'cloneExam'> = async (
  { path: { id }, caller, language, now },
  { database },
) => {
  const scope = scopeOf(caller);
  const copy = await database.transaction().execute(async (transaction) => {
    const { company_id } = found((await findExamFacts(transaction, [id], scope, true))[0]);
    const draft = draftOfExam(found(await findExam(transaction, id, scope)));
    const owner = { company_id, created_by: caller.id, copied_from: null };
    const made = await insertExam(
      transaction,
      { ...draft, title: copyTitle(draft.title, language) },
      owner,
      now,
    );
    const subject = { id: made, company_id };
    const details = { from: id };
    await record(transaction, [{ actorId: caller.id, action: 'exam.copied', subject, details }], now);
    return made;
  });
  return { data: found(await findExam(database, copy, scope)) };
};
