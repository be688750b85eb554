import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** A six-digit code, sent by email. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Bound to the sign-in by its token, which is not stored: nobody finds the code from the database. */
export function hashCode(signInToken: string, code: string): Buffer {
  return createHash('sha256').update(`${signInToken}:${code}`).digest();
}

export function codeIsRight(signInToken: string, typed: string, stored: Buffer): boolean {
  return timingSafeEqual(hashCode(signInToken, typed.replaceAll(/\s/g, '')), stored);
}
