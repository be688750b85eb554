import type { Choice } from './question';

/** Which word lies in which blank; a word lies in one blank at most. */
export type WordPlaces = Readonly<Record<string, string>>;

function without(places: WordPlaces, gone: (blank: string, word: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(places).filter(([blank, word]) => !gone(blank, word)));
}

/** Puts a word into a blank: it leaves the blank where it was, and what lay there goes back to the list. */
export function putWord(places: WordPlaces, blank: string, word: string): Record<string, string> {
  return { ...without(places, (_blank, other) => other === word), [blank]: word };
}

export function takeWord(places: WordPlaces, blank: string): Record<string, string> {
  return without(places, (other) => other === blank);
}

/** The words that lie in no blank, in their order. */
export function wordsLeft(words: readonly Choice[], places: WordPlaces): Choice[] {
  const used = new Set(Object.values(places));
  return words.filter((word) => !used.has(word.id));
}
