import { letters, marks, shapes } from './order.ts';

const collator = new Intl.Collator('vi');

/** A letter with its combining marks, in decomposed text. A curly quote counts as a mark on the straight quote. */
const cluster = /([^\p{M}‘’“”])([\p{M}‘’“”]*)/gu;
const curlyQuotes = /([‘’])|([“”])/g;
/** Unicode decomposes an ellipsis into three dots; a leader differs from a dot as upper case from lower case. */
const ellipsis = /…/g;
const dotLeader = '\u2024';
const unsortable = /[\p{Cf}\p{Cc}]/gu;

const end = ' ';
const plain = '0';
/** Prefix of characters that the order does not list: they come last, by code point. */
const unlisted = '~';

/**
 * Compares two texts in Vietnamese order (a < à < ả < ã < á < ạ < ă < â; d < đ), for `Array.sort`. Names are compared from their
 * first letter too: a full name is one field, and we do not guess which word is the given name.
 */
export function compareVietnamese(one: string, other: string): number {
  return collator.compare(asDStroke(one), asDStroke(other));
}

/**
 * A key whose bytewise order (`COLLATE "C"`, `Buffer.compare`) equals `compareVietnamese` for the alphabet of `order.ts`; other
 * characters follow by code point. Both databases sort by it identically, unlike by their own collations. The key is printable
 * text without line breaks.
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
