import { fold } from './fold.ts';
import { tidySpaces } from './spaces.ts';

/** Whitespace, signs and punctuation, which separate words. */
const separators =
  // oxlint-disable-next-line no-control-regex -- control characters separate words too
  /[\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+/;
/** Zero-width characters left by copying from Word, Zalo or a web page, as `tidySpaces` drops them. */
const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;
/** Longer words are compared by their beginnings: an index holds no word of any length. */
const longWord = /^(.{100}).*$/u;

/**
 * The words of a text without case and marks: 'An toàn (điện)' → an, toan, dien.
 *
 * Must equal the SQL function `search_words`, word for word.
 */
export function searchWords(text: string): string[] {
  return fold(text.replace(invisible, ''))
    .split(separators)
    .filter((word) => word !== '')
    .map((word) => word.replace(longWord, '$1'));
}

/**
 * Whether each typed word begins a word of the text, in any order and without regard to case and marks: 'an nguy' finds
 * 'Nguyễn Văn An', 'ê' does not find 'Nguyễn'. An empty search matches everything, one of signs alone ('%') nothing.
 */
export function matchesSearch(text: string, typed: string): boolean {
  if (tidySpaces(typed) === '') return true;
  const words = searchWords(text);
  const sought = searchWords(typed);
  return sought.length > 0 && sought.every((wanted) => words.some((word) => word.startsWith(wanted)));
}
