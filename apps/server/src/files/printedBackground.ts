import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { FileStore } from './FileStore.ts';

/** By id, whose bytes never change; the last ones used. */
const backgrounds = new Map<string, Promise<Uint8Array>>();
const mostKept = 8;

/**
 * A stored picture as documents have it: a JPEG, which a document takes as it is, on white.
 * @throws when the store has no such bytes
 */
export function printedBackground(files: FileStore, id: string): Promise<Uint8Array> {
  const known = backgrounds.get(id);
  if (known) return known;
  const made = jpegOf(files, id);
  backgrounds.set(id, made);
  made.catch(() => backgrounds.delete(id));
  const [oldest] = backgrounds.keys();
  if (backgrounds.size > mostKept && oldest !== undefined) backgrounds.delete(oldest);
  return made;
}

async function jpegOf(files: FileStore, id: string): Promise<Uint8Array> {
  const stored = await files.get(id);
  if (!stored) throw new Error(`The store has no bytes of the picture ${id}.`);
  return sharp(await buffer(stored))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
