import { randomInt } from 'node:crypto';

/** For reading out and copying by hand: without 0 and O, 1, l and I. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@#%+=?'] as const;
const length = 14;

const pick = (letters: string) => letters.charAt(randomInt(letters.length));

/** A password with every kind of character, about 80 bits of entropy. */
export function temporaryPassword(): string {
  const letters = kinds.map(pick);
  const all = kinds.join('');
  while (letters.length < length) letters.push(pick(all));
  // Shuffle: otherwise the kinds would be in a known order.
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [letters[last], letters[other]] = [letters[other] ?? '', letters[last] ?? ''];
  }
  return letters.join('');
}
