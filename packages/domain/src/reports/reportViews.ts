import type { FieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { tidySpaces } from '../text/spaces.ts';

/** How many views of one report a person keeps. */
export const maxReportViews = 30;

/** Validates a view; the database checks that its name is the person's only one for the report. */
export function checkReportView({ name }: { name: string }): FieldError[] {
  return required('name', tidySpaces(name));
}
