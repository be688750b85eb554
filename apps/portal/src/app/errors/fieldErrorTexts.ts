import type { FieldError } from '@sen/domain/errors/FieldError';
import { ruleErrorMessage } from '@sen/domain/errors/ruleErrors';
import { language } from '../../words/runtime';
import type { FieldTexts } from './serverFieldErrorTexts';

/** The first client-side error of each field, in the texts that the server uses. */
export function fieldErrorTexts(fieldErrors: readonly FieldError[]): FieldTexts {
  const texts: Record<string, string> = {};
  for (const { field, code, params } of fieldErrors)
    texts[field] ??= ruleErrorMessage(code, language(), params);
  return texts;
}
