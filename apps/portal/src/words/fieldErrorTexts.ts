import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { language } from './runtime';

/** What the rules found, as the messages of a form: the first of each field, in the words that the server would use. */
export function fieldErrorTexts(fieldErrors: readonly FieldError[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, code, params } of fieldErrors) errors[field] ??= errorMessage(code, language(), params);
  return errors;
}
