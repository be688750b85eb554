import { factsOf } from './fileFormats.ts';

/** Whether a file of this media type is a film or a sound, which has a duration of its own. */
export function isMedia(type: string): boolean {
  const kind = factsOf(type)?.kind;
  return kind === 'video' || kind === 'audio';
}
