import { foldText } from '../foldText';

const separators = /[^\p{L}\p{N}]+/u;
const wordsOf = (text: string) => foldText(text).split(separators);

/**
 * Returns whether each typed word begins a word of the text, in any order, ignoring case and diacritics: 'an nguy' finds 'Nguyễn
 * Văn An'. An empty search matches everything, one of signs alone nothing.
 */
export function matchesText(text: string, typed: string): boolean {
  if (typed.trim() === '') return true;
  const words = wordsOf(text);
  const sought = wordsOf(typed).filter((word) => word !== '');
  return sought.length > 0 && sought.every((wanted) => words.some((word) => word.startsWith(wanted)));
}
