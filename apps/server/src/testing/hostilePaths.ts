import { seededRandom } from '@sen/domain/attempts/random';

const pieces = [
  '..',
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '%252f',
  '..%5c',
  '..\\',
  '%00',
  '%c0%ae%c0%ae/',
  '%e2%80%a4%e2%80%a4/',
  '%ef%bc%8f',
  '/',
  '//',
  'etc/passwd',
  'proc/self/environ',
  'incoming/',
  'C:%5c',
  '~root/',
  'file:%2f%2f',
  '.',
  ';',
  '?x=',
  '%0d%0aX:%20y',
];

/** Makes paths out of what has led out of folders somewhere, the same ones for a seed. */
export function hostilePaths(seed: string): () => string {
  const random = seededRandom(seed);
  return () =>
    Array.from(
      { length: 1 + Math.floor(random() * 6) },
      () => pieces[Math.floor(random() * pieces.length)] ?? '',
    ).join('');
}

export function decodeOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
