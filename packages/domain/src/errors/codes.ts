import { errors as attempts } from '../attempts/errors.ts';
import { errors as auth } from '../auth/errors.ts';
import { errors as categories } from '../categories/errors.ts';
import { errors as classes } from '../classes/errors.ts';
import { errors as exams } from '../exams/errors.ts';
import { errors as files } from '../files/errors.ts';
import { errors as imports } from '../imports/errors.ts';
import { errors as questions } from '../questions/errors.ts';
import { errors as registration } from '../registration/errors.ts';
import { errors as users } from '../users/errors.ts';
import type { ErrorTable } from './ErrorTable.ts';
import { generalErrors } from './generalErrors.ts';

/** All error codes, merged from the areas. The list is closed: a refusal with an unknown code does not compile. */
export const errorTable = {
  ...generalErrors,
  ...attempts,
  ...auth,
  ...categories,
  ...classes,
  ...exams,
  ...files,
  ...imports,
  ...questions,
  ...registration,
  ...users,
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
