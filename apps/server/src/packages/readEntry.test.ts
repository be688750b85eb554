import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { readEntry } from './readEntry.ts';
import { zipBytes } from '../zip/zipBytes.ts';

const content = randomBytes(200_000);

async function opened(bytes: Buffer): Promise<[ZipFile, Entry]> {
  const archive = await fromBufferPromise(bytes);
  for await (const entry of archive.eachEntry()) return [archive, entry];
  throw new Error('The archive has no entry.');
}

test.each([[new Set<string>()], [new Set(['a.bin'])]])(
  'an entry is read as it was packed',
  async (stored) => {
    const [archive, entry] = await opened(zipBytes({ 'a.bin': content }, stored));
    expect(await buffer(await readEntry(archive, entry))).toEqual(content);
    if (stored.size === 0) return;
    expect(await buffer(await readEntry(archive, entry, { start: 10, end: 19 }))).toEqual(
      content.subarray(10, 20),
    );
  },
);

test('an entry with a changed byte is never read to its end', async () => {
  const bytes = zipBytes({ 'a.bin': content }, new Set(['a.bin']));
  const changed = bytes.indexOf(content.subarray(0, 8)) + content.length - 1;
  bytes.writeUInt8(bytes.readUInt8(changed) ^ 1, changed);
  let read = 0;
  const reading = (async () => {
    for await (const part of await readEntry(...(await opened(bytes)))) read += (part as Buffer).length;
  })();
  await expect(reading).rejects.toThrow('damaged');
  expect(read).toBeLessThan(content.length);
});
