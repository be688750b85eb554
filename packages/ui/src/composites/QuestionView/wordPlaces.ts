import type { Choice } from './question';

/** Which word is in which blank; a word is in one blank at most. */
export type WordPlaces = Readonly<Record<string, string>>;

function without(places: WordPlaces, gone: (blank: string, word: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(places).filter(([blank, word]) => !gone(blank, word)));
}

/** Puts a word into a blank: it is removed from its old blank, and the word that was there returns to the list. */
export function putWord(places: WordPlaces, blank: string, word: string): Record<string, string> {
  return { ...without(places, (_blank, other) => other === word), [blank]: word };
}

export function takeWord(places: WordPlaces, blank: string): Record<string, string> {
  return without(places, (other) => other === blank);
}

/** The words that are in no blank, in their order. */
export function wordsLeft(words: readonly Choice[], places: WordPlaces): Choice[] {
  const used = new Set(Object.values(places));
  return words.filter((word) => !used.has(word.id));
}
