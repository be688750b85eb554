import type { ByteRange } from '../files/FileStore.ts';

const form = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The requested part of a file: undefined for the whole (no header, or one that may be ignored, such as several ranges),
 * null when the range cannot be satisfied.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = form.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? null : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : null;
}
