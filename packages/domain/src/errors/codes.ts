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

/** Every error that Sen can name, a line an area. The list is closed: a refusal without a code here does not compile. */
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

/** The HTTP status that the server answers this code with. */
export function statusOf(code: ErrorCode): number {
  return errorTable[code].status;
}

/** Whether a word that came over the wire is one of our codes (an older page may meet a newer server). */
export function isErrorCode(word: unknown): word is ErrorCode {
  return typeof word === 'string' && Object.hasOwn(errorTable, word);
}
