/**
 * No two characters that are read as each other: 0, O, D and Q, 1, I and L, U and V are left out, and of 2 and Z, 5 and S, 6 and G, 8
 * and B there is the digit. A prime number of them, so that each wrong character and each swapped pair changes the check.
 */
const alphabet = '23456789ACEFHJKMNPRTWXY';
const base = alphabet.length;
/** 19 characters are 85 random bits. */
const randomLength = 19;
const length = randomLength + 1;
const groupLength = 5;

/** What a character that is in no code was probably meant to be. */
const misread: Readonly<Record<string, string>> = { Z: '2', S: '5', B: '8', G: '6', V: 'Y' };

/**
 * A new code, in groups as it is printed.
 * @param random random bytes, at least 64
 */
export function certificateCode(random: Uint8Array): string {
  // Of a byte above, the remainders would not be equally likely.
  const even = 256 - (256 % base);
  const values = Array.from(random)
    .filter((byte) => byte < even)
    .slice(0, randomLength)
    .map((byte) => byte % base);
  if (values.length < randomLength) throw new Error('A code needs more random bytes.');
  return inGroups([...values, checkOf(values)].map((value) => alphabet.charAt(value)).join(''));
}

/** A code as it is stored, of what somebody has typed; null when a character is wrong, missing or too many. */
export function readCertificateCode(typed: string): string | null {
  const characters = Array.from(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[\s\p{Pd}\p{Cf}._]/gu, ''),
  );
  const values = characters.map((character) => alphabet.indexOf(misread[character] ?? character));
  if (values.length !== length || values.includes(-1)) return null;
  return weightedSum(values) === 0 ? inGroups(values.map((value) => alphabet.charAt(value)).join('')) : null;
}

/** The last character: with it the weighted sum is a multiple of the number of characters. */
function checkOf(values: readonly number[]): number {
  const sum = weightedSum(values);
  for (let check = 0; check < base; check += 1) if ((sum + length * check) % base === 0) return check;
  throw new Error('Every sum has its check.');
}

/** Each place has a weight of its own. */
function weightedSum(values: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + (index + 1) * value, 0) % base;
}

function inGroups(code: string): string {
  return Array.from({ length: code.length / groupLength }, (_, at) =>
    code.slice(at * groupLength, (at + 1) * groupLength),
  ).join('-');
}
