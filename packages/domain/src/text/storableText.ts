/** Characters that a database cannot store: NUL and lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** A text without the characters that a database cannot store. */
export function storableText(text: string): string {
  return text.replace(unstorable, '');
}
