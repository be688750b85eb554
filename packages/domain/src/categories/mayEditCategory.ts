import { type Actor, withinCompany } from '../access/scope.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** The facts of a category that decide who changes it. */
export interface CategoryOwner {
  readonly company_id: string;
  /** Null when the account is gone. */
  readonly created_by: string | null;
  readonly name_created: string | null;
}

/** Allows changing, emptying and deleting a category: super-admins and its creator (section 6). */
export function mayEditCategory(actor: Actor, category: CategoryOwner): Verdict {
  const within = withinCompany(actor, category);
  if (!within.allowed) return within;
  if (actor.role === 'super-admin' || actor.id === category.created_by) return allowed;
  return category.created_by === null || category.name_created === null
    ? refused('categoryWithoutCreator')
    : refused('categoryOfAnother', { who: category.name_created });
}
