import type { LessonAttachment } from '@sen/api/contract/model';
import { fileFormats } from '@sen/domain/files/fileFormats';

type CaptionFile = Pick<LessonAttachment, 'name' | 'type' | 'url'>;

export interface CaptionSource {
  url: string;
  /** Of its name, `Bài 1.en.srt`; of the product if it says none. */
  language: string;
}

const types: readonly string[] = [fileFormats.vtt.type, fileFormats.srt.type];

export const isCaptions = ({ type }: Pick<CaptionFile, 'type'>): boolean => types.includes(type);

const stemOf = (name: string) => name.replace(/\.[^.]+$/, '').toLocaleLowerCase();
const spoken = /[._-](vi|en)$/i;

/**
 * The captions of a film among the files of its lesson, one for each language: those named like it, or all where the lesson has one film.
 */
export function captionsOf(
  film: Pick<CaptionFile, 'name'>,
  files: readonly CaptionFile[],
  language: string,
): CaptionSource[] {
  const captions = files.filter(isCaptions);
  const films = files.filter(({ type }) => type.startsWith('video/'));
  const own = captions.filter(({ name }) => stemOf(name).replace(spoken, '') === stemOf(film.name));
  const found = new Map<string, CaptionSource>();
  for (const { name, url } of films.length > 1 ? own : captions) {
    const its = spoken.exec(stemOf(name))?.[1]?.toLowerCase() ?? language;
    if (!found.has(its)) found.set(its, { url, language: its });
  }
  return [...found.values()];
}
