import { type FieldError, fieldError } from '../errors/FieldError.ts';
import type { ErrorCode } from '../errors/codes.ts';

/** How much of a calendar is read at once, in days. */
export const longestRange = 100;

/** Validates the range of a calendar that is asked for. */
export function checkRange({ start, end }: { start: string; end: string }): FieldError<ErrorCode>[] {
  const lasts = new Date(end).getTime() - new Date(start).getTime();
  return lasts > 0 && lasts <= longestRange * 86_400_000 ? [] : [fieldError('end', 'calendarRangeInvalid')];
}
