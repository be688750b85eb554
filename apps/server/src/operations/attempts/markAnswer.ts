import { mayRunClass } from '@sen/domain/access/scope';
import { mayMark } from '@sen/domain/attempts/mayMark';
import { mayMarkBy } from '@sen/domain/attempts/mayMarkBy';
import { isSameMark, mayReplaceMark } from '@sen/domain/attempts/mayReplaceMark';
import { fieldError } from '@sen/domain/errors/FieldError';
import { points } from '@sen/domain/exams/hundredths';
import { rubricOf } from '@sen/domain/questions/rubric';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { findMark, setMark } from '../../store/attempts/answerMarks.ts';
import { lockAttempts } from '../../store/attempts/heldAttempts.ts';
import { markAttempts } from '../../store/attempts/markAttempts.ts';
import { findReviewable } from '../../store/attempts/reviewRows.ts';
import { corrected, readChanges } from '../../store/corrections/changes.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import { notifyMarked } from '../../store/notifications/notifyOfMarks.ts';
import type { Handler } from '../Operation.ts';
import { goneAttempt } from './goneAttempt.ts';
import { reviewAttempt } from './reviewAttempt.ts';

export const markAnswer: Handler<'markAnswer'> = async ({ body, caller, now }, services) => {
  const { attempt_id, question_id, score, base } = body;
  const { database, attempts } = services;
  const { classroom_id, exam_id, assignment_id, isReset } = found(await findReviewable(database, attempt_id));
  assertAllowed(mayRunClass(caller, found(await findGroupFacts(database, classroom_id))));
  if (isReset) throw new RefusalError('attemptReset');
  const paper = found(await attempts.papers.exam(exam_id));
  const changes = await readChanges(database, [assignment_id]);
  const entry = corrected(paper, changes.get(assignment_id)).questions.get(question_id);
  if (!entry) throw new RefusalError('questionNotInAttempt');
  if (points(score * 100) !== score)
    assertNoFieldErrors([fieldError('score', 'tooManyDecimals', { value: String(score), max: 2 })]);

  await database.transaction().execute(async (transaction) => {
    const held = (await lockAttempts(transaction, [attempt_id])).get(attempt_id);
    if (!held) throw await goneAttempt(transaction, attempt_id);
    const { state } = held;
    const { key, content } = entry.question;
    assertAllowed(mayMark(state, content.type, score, entry.worth));
    assertAllowed(mayMarkBy(key, { score, rubric: body.rubric ?? [] }, entry.worth));
    const comment = body.comment?.trim() || null;
    const rubric = rubricOf(key) ? (body.rubric ?? []) : null;
    const stored = await findMark(transaction, attempt_id, question_id);
    if (
      stored &&
      stored.revision > base &&
      isSameMark(stored, { score, comment, rubric, markedBy: caller.id })
    )
      return;
    assertAllowed(mayReplaceMark(stored, base));
    const at = { attemptId: attempt_id, questionId: question_id, at: now };
    await setMark(transaction, {
      ...at,
      mark: score,
      worth: entry.corrected ? entry.worth : null,
      comment,
      rubric,
      markedBy: caller.id,
    });
    const [marked] = await markAttempts(
      transaction,
      new Map([[attempt_id, null]]),
      new Map([[exam_id, paper]]),
    );
    if (state === 'submitted' && marked?.waiting === 0)
      await notifyMarked(transaction, {
        assignmentId: marked.assignment_id,
        studentId: marked.user_id,
        causedBy: caller.id,
        now,
      });
  });
  return { data: await reviewAttempt(services, attempt_id, caller, now) };
};
