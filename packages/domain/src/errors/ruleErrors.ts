import type { Language } from '@sen/api/contract/model';
import { areaErrors } from './areaErrors.gen.ts';
import type { ErrorTable } from './ErrorTable.ts';
import { formatError, type ErrorParams } from './formatError.ts';
import { generalErrors } from './generalErrors.ts';

/** The errors that the rules of the domain find, in the portal too. It loads these texts, and not those of the server's own errors. */
export const ruleErrors = { ...generalErrors, ...areaErrors } as const satisfies ErrorTable;

export type RuleErrorCode = keyof typeof ruleErrors;

/** Formats the message of an error that a rule found. */
export function ruleErrorMessage(code: RuleErrorCode, language: Language, params?: ErrorParams): string {
  return formatError(ruleErrors[code], language, params);
}
