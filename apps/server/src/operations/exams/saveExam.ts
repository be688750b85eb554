import type { ExamDraft } from '@sen/api/contract/model';
import { editGoesTo } from '@sen/domain/banks/used';
import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { type ExamFacts, findExam, findExamFacts, insertExam, updateExam } from '../../store/exams/exams.ts';
import { publishDraftsOf } from '../../store/questions/publishDraftsOf.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';
import { assertMayEdit, saveBankItem } from '../saveBankItem.ts';
import { checkedDraft } from './checkedDraft.ts';

export const saveExam: Handler<'saveExam'> = async ({ body, caller, now }, { database }) => {
  const scope = scopeOf(caller);
  const id = await database.transaction().execute(async (transaction) => {
    const exam = body.id === undefined ? undefined : await editedExam(transaction, body, caller);
    // A copy starts as a draft, whatever the original's state.
    const status = exam && editGoesTo(exam) === 'itself' ? exam.status : 'draft';
    const company_id = await checkedDraft(transaction, body, status, exam?.company_id ?? scope);
    return saveBankItem(transaction, {
      item: exam,
      company_id,
      caller,
      now,
      actions: { new: 'exam.added', copy: 'exam.copied', itself: 'exam.edited' },
      add: (owner) => insertExam(transaction, body, owner, now),
      change: async ({ id: own }, event) => {
        await updateExam(transaction, own, body, event);
        if (status !== 'draft') await publishDraftsOf(transaction, own, event);
      },
    });
  });
  return { data: found(await findExam(database, id, scope)) };
};

/** The exam that a draft changes. */
async function editedExam(transaction: InTransaction, draft: ExamDraft, caller: Caller): Promise<ExamFacts> {
  const exam = found((await findExamFacts(transaction, [draft.id ?? '0'], scopeOf(caller), true))[0]);
  assertMayEdit(exam, draft, caller, { changed: 'examChanged' });
  return exam;
}
