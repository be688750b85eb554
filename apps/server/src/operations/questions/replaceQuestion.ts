import { fieldError } from '@sen/domain/errors/FieldError';
import { mayReplaceIn } from '@sen/domain/exams/mayReplaceIn';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { findExamFacts } from '../../store/exams/exams.ts';
import { examsContaining, replaceInExams } from '../../store/exams/replaceInExams.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { findQuestionFacts } from '../../store/questions/questions.ts';
import { publishDraftsOf } from '../../store/questions/publishDraftsOf.ts';
import type { Handler } from '../Operation.ts';

export const replaceQuestion: Handler<'replaceQuestion'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  const scope = scopeOf(caller);
  const replacement = body.question_id;
  const ids = [...new Set(body.survey_ids)];
  await database.transaction().execute(async (transaction) => {
    const questions = await findQuestionFacts(transaction, [id, replacement], scope);
    const { company_id } = found(questions.find((question) => question.id === id));
    const other = questions.find((question) => question.id === replacement);
    if (replacement === id || other?.company_id !== company_id)
      assertNoFieldErrors([fieldError('question_id', 'unknownReference')]);
    const exams = await findExamFacts(transaction, ids, scope, true);
    if (exams.length < ids.length) throw new RefusalError('notFound');
    for (const exam of exams) assertAllowed(mayReplaceIn(caller, exam));
    const asking = new Set(await examsContaining(transaction, id, ids));
    if (exams.some((exam) => !asking.has(exam.id))) throw new RefusalError('notFound');
    const both = new Set(await examsContaining(transaction, replacement, ids));
    const refused = exams.find((exam) => both.has(exam.id));
    if (refused) throw new RefusalError('examHasReplacement', { params: { title: refused.title } });
    const event = { by: caller.id, now };
    await replaceInExams(transaction, { from: id, to: replacement }, ids, event);
    await recordEach(transaction, 'exam.edited', exams, event, () => ({ from: id, to: replacement }));
    for (const exam of exams) if (exam.status !== 'draft') await publishDraftsOf(transaction, exam.id, event);
  });
  return { data: null };
};
