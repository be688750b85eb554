import { fieldError, type FieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import type { Actor } from './scope.ts';

/** Returns an error if a new item has no unit. Only super-admins choose one; the item of others belongs to their own. */
export function checkUnit(company_id: string, { role }: Pick<Actor, 'role'>): FieldError[] {
  const missing = required('company_id', company_id);
  return role === 'super-admin'
    ? missing
    : missing.map(({ field }) => fieldError(field, 'accountWithoutUnit'));
}
