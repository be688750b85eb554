import type { LessonKind } from '@sen/api/contract/model';
import { factsOf } from '../files/fileFormats.ts';

/** How a lesson is studied, by the media type of its main attachment. */
export function lessonKind(type: string): LessonKind {
  const kind = factsOf(type)?.kind ?? 'other';
  return kind === 'captions' ? 'other' : kind;
}
