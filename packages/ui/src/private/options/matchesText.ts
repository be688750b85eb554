import { foldText } from '../foldText';

/**
 * Returns whether the text contains every typed word, in any order, ignoring case and diacritics: 'an nguyen' finds 'Nguyễn Văn
 * An'.
 */
export function matchesText(text: string, typed: string): boolean {
  const folded = foldText(text);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
