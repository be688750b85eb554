import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { language } from '../../words/runtime';
import type { FieldTexts } from './serverFieldErrorTexts';

/** What our rules found, by field: the first error of each, in the words that the server would use. */
export function fieldErrorTexts(fieldErrors: readonly FieldError[]): FieldTexts {
  const texts: Record<string, string> = {};
  for (const { field, code, params } of fieldErrors) texts[field] ??= errorMessage(code, language(), params);
  return texts;
}
