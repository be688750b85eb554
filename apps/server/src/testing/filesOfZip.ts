import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { readEntry } from '../packages/readEntry.ts';

/** The entries of an archive with their bytes, in its order; checksums are verified. */
export async function filesOfZip(archive: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await readEntry(zip, entry));
  return files;
}
