import { mayManage } from '../access/mayManage.ts';
import type { Actor, Owned } from '../access/scope.ts';
import type { Verdict } from '../errors/verdict.ts';

/** Allows deleting a question: super-admins, admins, and its creator. Refuses with `notFound` or `forbiddenToDelete`. */
export function mayDeleteQuestion(actor: Actor, question: Owned): Verdict {
  return mayManage(actor, question, 'forbiddenToDelete');
}
