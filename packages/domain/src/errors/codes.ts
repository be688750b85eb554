import { areaServerErrors } from './areaServerErrors.gen.ts';
import type { ErrorTable } from './ErrorTable.ts';
import { generalServerErrors } from './generalServerErrors.ts';
import { ruleErrors } from './ruleErrors.ts';

/** All error codes, merged from the areas. The list is closed: a refusal with an unknown code does not compile. */
export const errorTable = {
  ...ruleErrors,
  ...generalServerErrors,
  ...areaServerErrors,
} as const satisfies ErrorTable;

export type ErrorCode = keyof typeof errorTable;

/** The HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return errorTable[code].status;
}

/** Returns whether a string from the network is a known code (an older page may call a newer server). */
export function isErrorCode(word: unknown): word is ErrorCode {
  return typeof word === 'string' && Object.hasOwn(errorTable, word);
}
