import type { Assignment, Class } from '@sen/api/contract/model';
import { classContent } from '@sen/domain/classes/classContent';
import { numbered } from '../../patterns/assignments/numbered';
import { contentWords } from './contentWords';

/** Names where an assigned exam belongs: to a chapter, a session or the whole class. */
export type PlaceOf = (exam: Assignment) => string;

/** The places of a class; undefined if it has no chapters, so that all its exams are of the whole class. */
export function examPlaces(classroom: Class): PlaceOf | undefined {
  const { chapters } = classContent(classroom);
  if (chapters.length === 0) return undefined;
  const names = new Map<string, string>();
  for (const chapter of chapters) {
    names.set(chapter.id, numbered(chapter));
    for (const session of chapter.sessions) names.set(session.id, numbered(session, chapter));
  }
  return ({ chapter_id, session_id }) => names.get(session_id ?? chapter_id ?? '') ?? contentWords('outside');
}
