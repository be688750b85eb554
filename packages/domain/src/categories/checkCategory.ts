import type { FieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { tidySpaces } from '../text/spaces.ts';

/** Validates a category; the database checks that its name is unique. */
export function checkCategory({ name, company_id }: { name: string; company_id: string }): FieldError[] {
  return [...required('company_id', company_id), ...required('name', tidySpaces(name))];
}
