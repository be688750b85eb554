import { foldText } from '../../private/foldText';

/** Maximum pause between letters of one search, in milliseconds. */
const pause = 700;

export interface Typed {
  text: string;
  at: number;
}

/** The typed text with one more letter at `now`. */
export function typeOn(typed: Typed, letter: string, now: number): Typed {
  return { text: now - typed.at < pause ? typed.text + letter : letter, at: now };
}

/** Whether a search is in progress, so that a space belongs to it. */
export function isTyping(typed: Typed, now: number): boolean {
  return typed.text !== '' && now - typed.at < pause;
}

/**
 * The next name that begins with the typed text, ignoring diacritics: repeating one letter cycles through
 * matches, several letters stay while they match.
 */
export function typeAhead(names: readonly string[], from: number, text: string): number | undefined {
  const query = foldText(text);
  const letters = new Set(query);
  const again = letters.size === 1;
  const start = again ? from + 1 : Math.max(from, 0);
  const sought = again && query.length > 1 ? query.slice(0, 1) : query;
  for (let step = 0; step < names.length; step += 1) {
    const at = (start + step) % names.length;
    if (foldText(names[at] ?? '').startsWith(sought)) return at;
  }
  return undefined;
}
