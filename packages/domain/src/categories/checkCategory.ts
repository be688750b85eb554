import type { FieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { tidySpaces } from '../text/spaces.ts';

/** What is wrong with a category; whether its name is taken is the database's to say. */
export function checkCategory({ name }: { name: string }): FieldError[] {
  return required('name', tidySpaces(name));
}
