import { shorten } from '@sen/domain/text/shorten';
import { RefusalError } from '../../errors/RefusalError.ts';
import { scopeOf } from '../../store/lists/scope.ts';
import { notify } from '../../store/notifications/notify.ts';
import { recordEach } from '../../store/platform/audit.ts';
import { peopleWith } from '../../store/notifications/recipients.ts';
import { findQuestionFacts, questionTitles, setQuestionErrors } from '../../store/questions/questions.ts';
import type { Handler } from '../Operation.ts';

export const markQuestionErrors: Handler<'markQuestionErrors'> = async (
  { body, caller, now },
  { database },
) => {
  const ids = [...new Set(body.question_ids)];
  const reason = body.reason?.trim() || null;
  await database.transaction().execute(async (transaction) => {
    const questions = await findQuestionFacts(transaction, ids, scopeOf(caller));
    if (questions.length < ids.length) throw new RefusalError('notFound');
    const mark = body.check_error ? { reason, by: caller.id, at: now } : null;
    await setQuestionErrors(transaction, ids, mark);
    const action = mark ? 'question.errorMarked' : 'question.errorCleared';
    await recordEach(transaction, action, questions, { by: caller.id, now }, () => (mark ? { reason } : {}));
    if (body.check_error)
      for (const { id: question_id, title } of await questionTitles(transaction, ids, scopeOf(caller)))
        await notify(
          transaction,
          {
            type: 'QuestionErrorMarked',
            facts: {
              question_id,
              title: shorten(title, 120),
              name: caller.name,
              ...(reason !== null && { reason: shorten(reason, 300) }),
            },
          },
          { to: peopleWith(question_id), causedBy: caller.id, now },
        );
  });
  return { data: null };
};
