import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { imageExtensions } from './fileExtensions.ts';
import type { FileFormat } from './fileFormats.ts';
import { mayBeNamed, mayTakeFile } from './mayTakeFile.ts';
import { pictureSize } from './pictureSize.ts';
import { sniffedBytes, sniffFile } from './sniffFile.ts';

/** A larger picture needs more memory to decode than phones have. */
export const pictureLimits = { bytes: 10_000_000, side: 8_192, pixels: 40_000_000 } as const;

export type PictureFormat = Extract<FileFormat, 'png' | 'jpeg' | 'gif'>;

/** Checks name and size before any byte is read. */
export function mayReadPicture({ name, size }: { readonly name: string; readonly size: number }): Verdict {
  const named = mayBeNamed(name, imageExtensions);
  if (!named.allowed) return named;
  if (size > pictureLimits.bytes) return refused('fileTooLarge', { max: pictureLimits.bytes / 1_000_000 });
  return allowed;
}

/** The format of a picture by its content; undefined if it is not a picture. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  const found = sniffFile(bytes.subarray(0, sniffedBytes));
  return found === 'png' || found === 'jpeg' || found === 'gif' ? found : undefined;
}

/** Returns whether the content is a picture that matches the extension and is small enough to display. */
export function mayTakePicture({
  name,
  bytes,
}: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Verdict {
  const readable = mayReadPicture({ name, size: bytes.length });
  if (!readable.allowed) return readable;
  const taken = mayTakeFile({ name, head: bytes.subarray(0, sniffedBytes) }, imageExtensions);
  if (!taken.allowed) return taken;
  const format = pictureFormat(bytes);
  const size = format && pictureSize(bytes, format);
  if (!size) return refused('pictureUnreadable');
  const { width, height } = size;
  const { side, pixels } = pictureLimits;
  if (Math.max(width, height) <= side && width * height <= pixels) return allowed;
  return refused('pictureTooLarge', { width, height, side, megapixels: pixels / 1_000_000 });
}
