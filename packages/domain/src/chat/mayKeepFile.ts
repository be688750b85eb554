import type { ErrorCode } from '../errors/codes.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

const megabyte = 1024 ** 2;

/**
 * Allows sending a file while the files that a person has sent in the chat have room for it.
 * @param max of all of them, bytes
 */
export function mayKeepFile(
  { used, size }: { readonly used: number; readonly size: number },
  max: number,
): Verdict<ErrorCode> {
  if (used + size <= max) return allowed;
  return refused('chatStorageFull', {
    // Rounded so that a file of what is said to be left does fit.
    left: Math.floor(Math.max(0, max - used) / megabyte),
    size: Math.ceil(size / megabyte),
    max: Math.floor(max / megabyte),
  });
}
