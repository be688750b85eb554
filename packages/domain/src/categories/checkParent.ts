import type { ErrorCode } from '../errors/codes.ts';
import { fieldError, type FieldError } from '../errors/FieldError.ts';

/** A category, as far as its place depends on it. */
export interface CategoryPlace {
  readonly id: string;
  readonly parent_id: string | null;
  readonly child_count: number;
}

/**
 * Validates the parent of a category. There are two levels: a parent has none itself, and whatever has children gets none, so no
 * category is above itself.
 */
export function checkParent(category: CategoryPlace, parent: CategoryPlace): FieldError<ErrorCode>[] {
  if (parent.id === category.id) return [fieldError('parent_id', 'categoryAboveItself')];
  if (parent.parent_id !== null) return [fieldError('parent_id', 'categoryTooDeep')];
  return category.child_count > 0
    ? [fieldError('parent_id', 'categoryHasChildren', { count: category.child_count })]
    : [];
}

/** Validates the target of moving everything from a category: children need one that may have children. */
export function checkMove(from: CategoryPlace, to: CategoryPlace): FieldError<ErrorCode>[] {
  if (from.id === to.id) return [fieldError('to', 'categoryAboveItself')];
  return from.child_count > 0 && to.parent_id !== null
    ? [fieldError('to', 'categoryHasChildren', { count: from.child_count })]
    : [];
}
