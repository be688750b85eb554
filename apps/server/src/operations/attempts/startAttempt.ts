import { found, RefusalError } from '../../errors/RefusalError.ts';
import { showAttempt } from '../../store/attempts/attemptRows.ts';
import type { Handler } from '../Operation.ts';
import { refusedBy } from './refusedBy.ts';

export const startAttempt: Handler<'startAttempt'> = async ({ path, body, caller, now }, services) => {
  const { starter, papers } = services.attempts;
  const outcome = await starter.start({
    assignmentId: body.assignment_id,
    examId: path.id,
    userId: caller.id,
    companyId: caller.company_id,
    at: now,
  });
  if (outcome === 'notFound') throw new RefusalError('notFound');
  if ('refusal' in outcome) throw refusedBy(outcome);
  papers.remember(outcome.attempt.id, { userId: caller.id, examId: outcome.attempt.exam_id });
  const paper = found(await papers.exam(outcome.attempt.exam_id));
  return { data: await showAttempt(services.database, outcome.attempt, paper, services.clock.now()) };
};
