import type { VisitReport } from '@sen/api/contract/model';
import { fieldError, type FieldError } from '../errors/FieldError.ts';

/** Errors of reports: a class without a session or the reverse, progress without a lesson, a part that the lesson does not have. */
export function checkReports(reports: readonly VisitReport[]): FieldError[] {
  for (const { classroom_id, session_id, progress } of reports) {
    if (classroom_id === undefined && session_id !== undefined)
      return [fieldError('classroom_id', 'thisFieldIsRequired')];
    if (session_id === undefined && (classroom_id !== undefined || progress !== undefined))
      return [fieldError('session_id', 'thisFieldIsRequired')];
    if (progress && !progress.seen.every(([from = 0, to = 0]) => from < to && to <= progress.length))
      return [fieldError('progress', 'seenPartWrong')];
  }
  return [];
}
