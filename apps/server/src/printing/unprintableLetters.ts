import { printedCharacter } from './printedCharacter.ts';

const most = 10;
const lettersOf = new Intl.Segmenter('vi');

/** The letters of a text that no font of the documents has, each once and as people see them; the first ten. */
export function unprintableLetters(text: string): string[] {
  const isMissing = (character: string) => printedCharacter(character) === undefined;
  const whole = text.normalize('NFC');
  if (![...whole].some(isMissing)) return [];
  const letters = Array.from(lettersOf.segment(whole), ({ segment }) => segment);
  return [...new Set(letters.filter((letter) => [...letter].some(isMissing)))].slice(0, most);
}
