import type { QuestionStatus } from '@sen/api/contract/model';
import { mayManage } from '../access/mayManage.ts';
import { type Actor, type Owned, withinCompany } from '../access/scope.ts';
import type { Verdict } from '../errors/verdict.ts';

/** The fields of a question that editing depends on. */
export interface OwnedQuestion extends Owned {
  readonly status: QuestionStatus;
}

/**
 * Allows editing a question, as with exams: super-admins and admins always; a teacher drafts and their own. Refuses with
 * `notFound` (another unit) or `forbiddenToEdit`.
 */
export function mayEditQuestion(actor: Actor, question: OwnedQuestion): Verdict {
  if (actor.role === 'teacher' && question.status === 'draft') return withinCompany(actor, question);
  return mayManage(actor, question, 'forbiddenToEdit');
}
