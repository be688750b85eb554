/** Characters that a database cannot store: NUL and lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** What presentations and documents have for a new line within a paragraph. */
const otherBreaks = /\v|\f/g;

/** Control characters of C0 except tabs and line breaks, and noncharacters: nobody types or sees them, and XML cannot hold them. */
const controls = /[^\P{Cc}\t\n\r\u007f-\u009f]|\p{Noncharacter_Code_Point}/gu;

/** Returns whether a database stores the text as it is. */
export function isStorableText(text: string): boolean {
  // `replace` needs the global form, which would keep its place from one text to the next here.
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** A text whose line breaks are line breaks, without control characters. */
export function withoutControls(text: string): string {
  return text.replace(otherBreaks, '\n').replace(controls, '');
}

/** A text without the characters that a database cannot store, and without control characters. */
export function storableText(text: string): string {
  return withoutControls(text.replace(unstorable, ''));
}
