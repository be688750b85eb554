import type { Language } from '@sen/api/contract/model';
import { type ErrorCode, errorTable } from './codes.ts';
import { formatError, type ErrorParams } from './formatError.ts';

/** Formats the message of a code. Loads all errors; the portal has `ruleErrorMessage`. */
export function errorMessage(code: ErrorCode, language: Language, params?: ErrorParams): string {
  return formatError(errorTable[code], language, params);
}
