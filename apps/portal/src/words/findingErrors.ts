import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { Finding } from '@sen/domain/errors/Finding';
import { language } from './runtime';

/** What the rules found, as the messages of a form: the first of each field, in the words that the server would use. */
export function findingErrors(findings: readonly Finding[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, code, params } of findings) errors[field] ??= errorMessage(code, language(), params);
  return errors;
}
