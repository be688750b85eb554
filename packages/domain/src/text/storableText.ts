/** Characters that a database cannot store: NUL and lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** Returns whether a database stores the text as it is. */
export function isStorableText(text: string): boolean {
  // `replace` needs the global form, which would keep its place from one text to the next here.
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** A text without the characters that a database cannot store. */
export function storableText(text: string): string {
  return text.replace(unstorable, '');
}
