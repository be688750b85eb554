import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** A six-digit code, sent by e-mail. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Bound to the account, so that equal codes of two people have different hashes. */
export function hashCode(userId: string, code: string): Buffer {
  return createHash('sha256').update(`${userId}:${code}`).digest();
}

export function codeIsRight(userId: string, typed: string, stored: Buffer): boolean {
  return timingSafeEqual(hashCode(userId, typed.replaceAll(/\s/g, '')), stored);
}
