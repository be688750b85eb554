import { createHash } from 'node:crypto';

/** The SHA-256 of a file, by which a start knows the file of its dry run. */
export function fileDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
