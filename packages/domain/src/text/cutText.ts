import { storableText } from './storableText.ts';

/** The first `most` units of a text that a program reads; a character that is cut in half is left out. `shorten` is for readers. */
export function cutText(text: string, most: number): string {
  return storableText(text.slice(0, most));
}
