import type { Actor } from '../access/scope.ts';
import { checkUnit } from '../access/checkUnit.ts';
import type { FieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { tidySpaces } from '../text/spaces.ts';

/** Validates a category; the database checks that its name is unique. */
export function checkCategory(
  { name, company_id }: { name: string; company_id: string },
  actor: Pick<Actor, 'role'>,
): FieldError[] {
  return [...checkUnit(company_id, actor), ...required('name', tidySpaces(name))];
}
