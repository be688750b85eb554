import * as fc from 'fast-check';

const vowels = [...'aăâeêioôơuưy'].flatMap((vowel) =>
  ['', '\u0300', '\u0309', '\u0303', '\u0301', '\u0323'].map((tone) => (vowel + tone).normalize('NFC')),
);
const small = [...vowels, ...'bcdđghklmnpqrstvxfjwz'];

/** Every Vietnamese letter, lower and upper case, composed. */
export const vietnameseLetters = [...small, ...small.map((letter) => letter.toUpperCase())];

/** For tests: text of Vietnamese letters, digits and spaces, composed or decomposed. */
export function vietnameseText(also = ' 0123456789'): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...vietnameseLetters, ...also);
  return fc
    .tuple(fc.array(unit, { maxLength: 12 }), fc.constantFrom('NFC', 'NFD'))
    .map(([units, form]) => units.join('').normalize(form));
}
