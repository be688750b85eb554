import type { RandomSource } from '@sen/domain/attempts/random';

/** A version 4 UUID from a random source, so that a plan has the same ids each time. */
export function randomId(random: RandomSource): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');
  const variant = (8 + Math.floor(random() * 4)).toString(16);
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${variant}${digits(3)}-${digits(12)}`;
}
