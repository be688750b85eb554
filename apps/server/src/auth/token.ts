import { createHash, randomBytes } from 'node:crypto';

/** A bearer token: 32 random bytes. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const form = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** The token of an Authorization header; undefined if it has none of the expected form. */
export function tokenOf(header: string | undefined): string | undefined {
  return header === undefined ? undefined : form.exec(header)?.[1];
}
