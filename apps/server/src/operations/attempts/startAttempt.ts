import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { showAttempt } from '../../store/attempts/attemptRows.ts';
import type { Handler } from '../Operation.ts';
import { orderOfExam } from '../study/orderOfExam.ts';
import { refusedBy } from './refusedBy.ts';

export const startAttempt: Handler<'startAttempt'> = async (
  { path, body, caller, now, language },
  services,
) => {
  const { starter, papers, handInKeys } = services.attempts;
  const assignmentId = body.assignment_id;
  const start = {
    assignmentId,
    examId: path.id,
    userId: caller.id,
    seesAll: caller.role === 'super-admin',
    at: now,
  };
  let outcome = await starter.start({ ...start, isInTurn: false });
  if (typeof outcome === 'object' && 'classroomId' in outcome) {
    const place = { classroomId: outcome.classroomId, assignmentId };
    assertAllowed(await orderOfExam(services.database, place, caller, { now, language }));
    outcome = await starter.start({ ...start, isInTurn: true });
  }
  if (outcome === 'notFound' || 'classroomId' in outcome) throw new RefusalError('notFound');
  if ('refusal' in outcome) throw refusedBy(outcome);
  papers.remember(outcome.attempt.id, { userId: caller.id, examId: outcome.attempt.exam_id });
  const paper = found(await papers.exam(outcome.attempt.exam_id));
  const handIn = await handInKeys.forAttempt(outcome.attempt.id);
  const shown = { paper, handIn, now: services.clock.now() };
  return { data: await showAttempt(services.database, outcome.attempt, shown) };
};
