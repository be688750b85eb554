import { letters, marks, shapes } from './order.ts';

/** A number, or a character with its combining marks, in decomposed text. A curly quote counts as a mark on the straight one. */
const cluster = /([0-9]+)|([^\p{M}‘’“”])([\p{M}‘’“”]*)/gu;
const curlyQuotes = /([‘’])|([“”])/g;
/** Unicode decomposes an ellipsis into three dots; a leader differs from a dot as upper case from lower case. */
const ellipsis = /…/g;
const dotLeader = '\u2024';
const unsortable = /[\p{Cf}\p{Cc}]/gu;

const end = ' ';
const plain = '0';
/** Prefix of characters that the order does not list: they come last, by code point. */
const unlisted = '~';
const letterWeights = weightsFrom('!', letters);
const markWeights = weightsFrom('1', marks);
const separators = new Set(letters.slice(0, letters.indexOf('0')));
/** Digits per weight in the length of a number. */
const lengthBase = 9;

/** Compares texts, for `Array.sort`. */
export interface Comparison {
  compare: (one: string, other: string) => number;
}

/** Compares two texts in the order of their sort keys. */
export function compareVietnamese(one: string, other: string): number {
  return compareKeys(sortKey(one), sortKey(other));
}

/** `compareVietnamese` for long lists: the key of each text is computed once. */
export function vietnameseOrder(): Comparison {
  const known = new Map<string, string>();
  const keyOf = (text: string) => {
    const key = known.get(text) ?? sortKey(text);
    known.set(text, key);
    return key;
  };
  return { compare: (one, other) => compareKeys(keyOf(one), keyOf(other)) };
}

/**
 * A key whose bytewise order (`COLLATE "C"`, `Buffer.compare`) is that of a Vietnamese dictionary: syllable by syllable, each
 * first by its letters (a < ă < â, d < đ), then by its tone (a < à < ả < ã < á < ạ), so 'Anh Đào' precedes 'Ánh Dương'. Numbers
 * are compared by value. Only where all of this is equal do the shape of quotes and then case decide. Both databases sort by it
 * identically, unlike by their own collations. The key is printable ASCII.
 */
export function sortKey(text: string): string {
  let syllables = '';
  let syllable = '';
  let tones = '';
  let variants = '';
  let cases = '';
  const endSyllable = () => {
    if (syllable !== '') syllables += syllable + end + withoutPlainTail(tones) + end;
    syllable = '';
    tones = '';
  };
  for (const [, number, base = '', following = ''] of decomposed(text).matchAll(cluster)) {
    const small = base === dotLeader ? '.' : base.toLowerCase();
    if (separators.has(small)) {
      endSyllable();
      syllables += weight(letterWeights, small);
      variants += plain + weights(following);
    } else if (number === undefined) {
      const { letter, rest } = shaped(small, following);
      syllable += weight(letterWeights, letter);
      tones += plain + weights(rest);
    } else {
      syllable += numberWeights(number);
      tones += plain;
    }
    cases += base === small ? plain : '1';
  }
  endSyllable();
  return syllables + end + withoutPlainTail(variants) + end + withoutPlainTail(cases);
}

function compareKeys(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function decomposed(text: string): string {
  return asDStroke(text)
    .replace(/\s/g, ' ')
    .replace(ellipsis, dotLeader.repeat(3))
    .replace(unsortable, '')
    .normalize('NFD')
    .replace(curlyQuotes, (quote, single?: string) => (single ? `'${quote}` : `"${quote}`));
}

/** The letter eth looks like đ; some keyboards and old converters produce it instead. */
function asDStroke(text: string): string {
  return text.replace(/ð/g, 'đ').replace(/Ð/g, 'Đ');
}

function shaped(base: string, following: string): { letter: string; rest: string } {
  const shapeMark = [...following].find((mark) => shapes[base]?.[mark]);
  const letter = shapeMark && shapes[base]?.[shapeMark];
  return letter ? { letter, rest: following.replace(shapeMark, '') } : { letter: base, rest: following };
}

function weights(following: string): string {
  return [...following].map((mark) => weight(markWeights, mark)).join('');
}

/** The length of a number, then its digits; leading zeros do not count. */
function numberWeights(number: string): string {
  const digits = number.replace(/^0+/, '');
  const length = '9'.repeat(digits.length / lengthBase) + String(digits.length % lengthBase);
  return [...(length + digits)].map((digit) => weight(letterWeights, digit)).join('');
}

/** A character's weight; one that the order does not list has its code point after it, in ASCII like the rest of the key. */
function weight(order: ReadonlyMap<string, string>, character: string): string {
  const listed = order.get(character);
  return listed ?? unlisted + (character.codePointAt(0) ?? 0).toString(16).padStart(6, '0');
}

function weightsFrom(first: string, order: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(order, (character, at) => [character, String.fromCharCode(first.charCodeAt(0) + at)]),
  );
}

function withoutPlainTail(levels: string): string {
  return levels.replace(/0+$/, '');
}
