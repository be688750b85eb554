import type { LessonAttachment } from '@sen/api/contract/model';
import { isCaptions } from '@sen/domain/files/isCaptions';

type CaptionFile = Pick<LessonAttachment, 'name' | 'type' | 'url'>;

export interface CaptionSource {
  url: string;
  /** Of its name, `Bài 1.en.srt`; of the product if it says none. */
  language: string;
  /** From 1, among the captions of this language; null: they are the only ones. */
  number: number | null;
}

/** The stem of a file's name, what it says of its language, and whether it lists chapters (`Bài 1.chapters.vi.vtt`). */
function partsOf({ name }: Pick<CaptionFile, 'name'>) {
  let stem = name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .toLocaleLowerCase();
  let spoken: string | undefined;
  let isChapters = false;
  // In either order.
  for (const part of [/[._-](?<language>vi|en)$/, /[._-](?:chapters|chương)$/, /[._-](?<language>vi|en)$/]) {
    const found = part.exec(stem);
    if (!found || (found.groups && spoken !== undefined)) continue;
    if (found.groups) spoken = found.groups['language'];
    else isChapters = true;
    stem = stem.slice(0, found.index);
  }
  return { stem, spoken, isChapters };
}

/** The captions or the chapters of a film among the files of its lesson: those named like it, or all where the lesson has one film. */
function filesFor(film: Pick<CaptionFile, 'name'>, files: readonly CaptionFile[], chapters: boolean) {
  const films = files.filter(({ type }) => type.startsWith('video/'));
  const stem = film.name
    .normalize('NFC')
    .replace(/\.[^.]+$/, '')
    .toLocaleLowerCase();
  return files
    .filter(({ type }) => isCaptions(type))
    .map((file) => ({ ...file, ...partsOf(file) }))
    .filter((file) => file.isChapters === chapters && (films.length <= 1 || file.stem === stem));
}

/** The captions of a film; several of one language are numbered. */
export function captionsOf(
  film: Pick<CaptionFile, 'name'>,
  files: readonly CaptionFile[],
  language: string,
): CaptionSource[] {
  const found = filesFor(film, files, false).map(({ url, spoken }) => ({
    url,
    language: spoken ?? language,
  }));
  return found.map((one, at) => {
    const same = found.filter((other) => other.language === one.language);
    const before = found.slice(0, at).filter((other) => other.language === one.language);
    return { ...one, number: same.length > 1 ? before.length + 1 : null };
  });
}

/** The address of a film's chapters, in the language of the product where there are several. */
export function chaptersOf(
  film: Pick<CaptionFile, 'name'>,
  files: readonly CaptionFile[],
  language: string,
): string | undefined {
  const found = filesFor(film, files, true);
  return (found.find(({ spoken }) => spoken === language) ?? found[0])?.url;
}
