import type { QuestionStatus } from '@sen/api/contract/model';
import { mayManage } from '../access/mayManage.ts';
import { type Actor, type Owned, withinCompany } from '../access/scope.ts';
import type { Verdict } from '../errors/verdict.ts';

/** A question as far as changing it depends on it. */
export interface OwnedQuestion extends Owned {
  readonly status: QuestionStatus;
}

/**
 * Who may edit a question, as with exams: super-admins and admins always; a teacher while it is a draft, or when it is the
 * teacher's own. Refuses with `notFound` (another unit's) or `forbiddenToEdit`.
 */
export function mayEditQuestion(actor: Actor, question: OwnedQuestion): Verdict {
  if (actor.role === 'teacher' && question.status === 'draft') return withinCompany(actor, question);
  return mayManage(actor, question, 'forbiddenToEdit');
}
