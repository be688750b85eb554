import { letters, marks, shapes } from './order.ts';

const collator = new Intl.Collator('vi');

/** One letter with the marks that follow it, in decomposed text. A curly quote is a mark on its straight one. */
const cluster = /([^\p{M}‘’“”])([\p{M}‘’“”]*)/gu;
const curlyQuotes = /([‘’])|([“”])/g;
/** An ellipsis is its three dots, as Unicode decomposes it; a leader differs from a dot as a capital from a small letter. */
const ellipsis = /…/g;
const dotLeader = '\u2024';
const unsortable = /[\p{Cf}\p{Cc}]/gu;

const end = ' ';
const plain = '0';
/** Stands before what the order does not list: it comes last, by code point. */
const unlisted = '~';

/**
 * Compares two texts in Vietnamese order (a < à < ả < ã < á < ạ < ă < â; d < đ), for `Array.sort`. Whole texts are compared
 * from their first letter, names too: we store a full name in one field and do not guess which word is the given name.
 */
export function compareVietnamese(one: string, other: string): number {
  return collator.compare(asDStroke(one), asDStroke(other));
}

/**
 * A key whose bytewise order (`COLLATE "C"`, `Buffer.compare`) is the order of `compareVietnamese`, for the alphabet of
 * `order.ts`; anything else comes after it by code point. Both databases sort by it alike, which their own collations do
 * not. The key is printable text without line breaks.
 */
export function sortKey(text: string): string {
  let first = '';
  let second = '';
  let third = '';
  for (const [, base = '', following = ''] of decomposed(text).matchAll(cluster)) {
    const small = base === dotLeader ? '.' : base.toLowerCase();
    const { letter, rest } = shaped(small, following);
    first += position(letters, letter, '!');
    second += plain + [...rest].map((mark) => position(marks, mark, '1')).join('');
    third += base === small ? plain : '1';
  }
  return first + end + withoutPlainTail(second) + end + withoutPlainTail(third);
}

function decomposed(text: string): string {
  return asDStroke(text)
    .replace(/\s/g, ' ')
    .replace(ellipsis, dotLeader.repeat(3))
    .replace(unsortable, '')
    .normalize('NFD')
    .replace(curlyQuotes, (quote, single?: string) => (single ? `'${quote}` : `"${quote}`));
}

function asDStroke(text: string): string {
  return text.replace(/ð/g, 'đ').replace(/Ð/g, 'Đ');
}

function shaped(base: string, following: string): { letter: string; rest: string } {
  const shapeMark = [...following].find((mark) => shapes[base]?.[mark]);
  const letter = shapeMark && shapes[base]?.[shapeMark];
  return letter ? { letter, rest: following.replace(shapeMark, '') } : { letter: base, rest: following };
}

function position(order: string, character: string, from: string): string {
  const at = order.indexOf(character);
  return at < 0 ? unlisted + character : String.fromCharCode(from.charCodeAt(0) + at);
}

function withoutPlainTail(weights: string): string {
  return weights.replace(/0+$/, '');
}
