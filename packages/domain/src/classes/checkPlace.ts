import type { AssignmentDraft } from '@sen/api/contract/model';
import type { ErrorCode } from '../errors/codes.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';

/** The ids of the chapters and sessions that a class teaches. */
export interface ClassNodes {
  readonly chapter_ids: readonly string[];
  readonly session_ids: readonly string[];
}

type Placed = Pick<AssignmentDraft, 'chapter_id' | 'session_id' | 'is_final'>;

/** Validates where an assigned exam belongs: to one chapter or session of the class, or to the whole class, as a final exam does. */
export function checkPlace(
  { chapter_id, session_id, is_final = false }: Placed,
  { chapter_ids, session_ids }: ClassNodes,
): FieldError<ErrorCode>[] {
  if (chapter_id !== undefined && session_id !== undefined)
    return [fieldError('session_id', 'chapterAndSession')];
  const isWhole = chapter_id === undefined && session_id === undefined;
  return [
    ...(chapter_id === undefined || chapter_ids.includes(chapter_id)
      ? []
      : [fieldError('chapter_id', 'chapterNotInClass')]),
    ...(session_id === undefined || session_ids.includes(session_id)
      ? []
      : [fieldError('session_id', 'sessionNotInClass')]),
    ...(is_final && !isWhole ? [fieldError('is_final', 'finalExamOfChapter')] : []),
  ];
}
