import type { Exam, ExamDraft } from '@sen/api/contract/model';
import { checkExam } from '@sen/domain/exams/checkExam';
import { stateAllowsExam } from '@sen/domain/exams/examVerbs';
import { mayEditExam } from '@sen/domain/exams/mayEditExam';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { findExam, findExamFacts, setExamStatus } from '../../store/exams/exams.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import type { Handler } from '../Operation.ts';

export const publishExam: Handler<'publishExam'> = async ({ path: { id }, caller, now }, { database }) => {
  const scope = scopeOf(caller);
  await database.transaction().execute(async (transaction) => {
    const facts = found((await findExamFacts(transaction, [id], scope, true))[0]);
    assertAllowed(mayEditExam(caller, facts));
    assertAllowed(stateAllowsExam(facts.status, 'publish'));
    assertNoFieldErrors(checkExam(draftOf(found(await findExam(transaction, id, scope)))));
    await setExamStatus(transaction, [id], 'published', now);
  });
  return { data: found(await findExam(database, id, scope)) };
};

function draftOf({ category, parts, ...exam }: Exam): ExamDraft {
  return {
    ...exam,
    category_id: category.id,
    parts: parts.map(({ title, score, questions }) => ({
      title,
      score,
      questions: questions.map((entry) => ({ question_id: entry.question.id, score: entry.score })),
    })),
  };
}
