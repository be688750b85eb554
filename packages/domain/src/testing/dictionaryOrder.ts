import { letters } from '../text/order.ts';

const bySyllable = new Intl.Collator('vi', { numeric: true, sensitivity: 'accent' });
const bySign = new Intl.Collator('vi', { sensitivity: 'base' });
const byWhole = new Intl.Collator('vi', { numeric: true });

const signs = new Set([...letters.slice(0, letters.indexOf('0')), ...'․‘’“”']);

/** A separator with its marks is a piece, and so is each run of other characters. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const [part] of text
    .replaceAll('…', '․․․')
    .normalize('NFD')
    .matchAll(/\P{M}\p{M}*/gu)) {
    const last = found.at(-1);
    if (last === undefined || isSign(part) || isSign(last)) found.push(part);
    else found[found.length - 1] = last + part;
  }
  return found;
}

const isSign = (piece: string) => signs.has(piece.charAt(0));

/** For tests: the order of a dictionary by `Intl.Collator`, applied to one syllable after the other. */
export function inDictionaryOrder(one: string, other: string): number {
  const left = pieces(one);
  const right = pieces(other);
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const first = left[at] ?? '';
    const second = right[at] ?? '';
    const order = isSign(first) && isSign(second) ? bySign : bySyllable;
    const compared = Math.sign(order.compare(first, second));
    if (compared !== 0) return compared;
  }
  return Math.sign(byWhole.compare(one, other));
}
