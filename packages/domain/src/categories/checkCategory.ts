import type { FieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { tidySpaces } from '../text/spaces.ts';

/** Validates a category; the database checks that its name is unique. */
export function checkCategory({ name }: { name: string }): FieldError[] {
  return required('name', tidySpaces(name));
}
