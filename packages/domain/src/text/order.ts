/**
 * The weights of the Vietnamese collation, as CLDR defines them for `vi` and `Intl.Collator('vi')` implements them. Hard-coded,
 * because a stored key must not depend on the ICU version of the machine that wrote it.
 */

/** The letters of a syllable, digits, and the signs that separate syllables. ă, â, đ, ê, ô, ơ and ư are separate letters. */
export const letters =
  ' _-–—,;:!?.…·\'"«»()[]{}§@*/\\&#%•`^°©+÷×<=>|~$£¥₫€0123456789aăâbcdđeêfghijklmnoôơpqrstuưvwxyz';

/** The tones huyền, hỏi, ngã, sắc, nặng; then the marks that other languages put on Latin letters. */
export const marks =
  '\u0300\u0309\u0303\u0301\u0323\u0306\u0302\u030c\u030a\u0308\u030b\u0307\u0327\u0328\u0304‘’“”';

/** The marks that turn a base letter into another letter, by base letter. */
export const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  a: { '\u0306': 'ă', '\u0302': 'â' },
  e: { '\u0302': 'ê' },
  o: { '\u0302': 'ô', '\u031b': 'ơ' },
  u: { '\u031b': 'ư' },
};
