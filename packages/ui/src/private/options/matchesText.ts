import { foldText } from '../foldText';

const separators = /[^\p{L}\p{N}]+/u;
const wordsOf = (text: string) => foldText(text).split(separators);

/**
 * Returns whether each typed word begins a word of the text, in any order, ignoring case and diacritics: 'an nguy' finds 'Nguyễn
 * Văn An'.
 */
export function matchesText(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
