import type { Language, Problem } from '@sen/api/contract/model';
import { type ErrorCode, statusOf } from '@sen/domain/errors/codes';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { RefusalError } from './RefusalError.ts';

/** RFC 9457, in the caller's language. */
export function problemOf(
  { code, details }: Pick<RefusalError, 'code' | 'details'>,
  language: Language,
): Problem {
  const { params, fieldErrors = [], ...extra } = details;
  const errors: Record<string, string[]> = Object.create(null);
  const codes: Record<string, ErrorCode> = Object.create(null);
  for (const { field, code: fieldCode, params: fieldParams } of fieldErrors) {
    (errors[field] ??= []).push(errorMessage(fieldCode, language, fieldParams));
    codes[field] ??= fieldCode;
  }
  const message = errorMessage(code, language, params);
  return {
    type: `urn:sen:problem:${code}`,
    title: message,
    status: statusOf(code),
    code,
    message,
    ...(fieldErrors.length > 0 ? { errors: { ...errors }, codes: { ...codes } } : {}),
    ...extra,
  };
}
