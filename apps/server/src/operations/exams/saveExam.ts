import { editGoesTo } from '@sen/domain/banks/used';
import { mayEditItem } from '@sen/domain/banks/mayEditItem';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { findExam, findExamFacts, insertExam, updateExam } from '../../store/exams/exams.ts';
import { publishDraftsOf } from '../../store/questions/publishDraftsOf.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';
import { checkedDraft } from './checkedDraft.ts';

export const saveExam: Handler<'saveExam'> = async ({ body, caller, now }, { database }) => {
  const scope = scopeOf(caller);
  const id = await database.transaction().execute(async (transaction) => {
    if (body.id === undefined) {
      const company_id = await checkedDraft(transaction, body, 'draft', scope);
      return insertExam(transaction, body, { company_id, created_by: caller.id, copied_from: null }, now);
    }
    const exam = found((await findExamFacts(transaction, [body.id], scope, true))[0]);
    assertAllowed(mayEditItem(caller, exam));
    const becomes = editGoesTo(exam);
    // A copy starts as a draft, whatever the original's state.
    await checkedDraft(transaction, body, becomes === 'copy' ? 'draft' : exam.status, exam.company_id);
    if (becomes === 'copy') {
      const owner = { company_id: exam.company_id, created_by: caller.id, copied_from: exam.id };
      return insertExam(transaction, body, owner, now);
    }
    await updateExam(transaction, exam.id, body, now);
    if (exam.status !== 'draft') await publishDraftsOf(transaction, exam.id, now);
    return exam.id;
  });
  return { data: found(await findExam(database, id, scope)) };
};
