import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { filesOfZip } from '../testing/filesOfZip.ts';
import { type StreamedEntry, streamedZip } from './streamedZip.ts';

const changed = new Date('2026-11-28T03:00:00Z');
const entry = (name: string, bytes: Buffer): StreamedEntry => ({
  name,
  changed,
  size: bytes.length,
  open: async () => Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]),
});
const zipped = (entries: StreamedEntry[]) => buffer(Readable.from(streamedZip(entries)));

it('holds folders and files with their bytes, in order', async () => {
  const file = Buffer.from('xin chào Việt Nam');
  const files = await filesOfZip(
    await zipped([
      entry('Giáo án/', Buffer.alloc(0)),
      entry('Giáo án/Bài 1.pdf', file),
      entry('rỗng', Buffer.alloc(0)),
    ]),
  );
  expect(files).toEqual({ 'Giáo án/': Buffer.alloc(0), 'Giáo án/Bài 1.pdf': file, rỗng: Buffer.alloc(0) });
});

it('opens an entry only when it is its turn', async () => {
  const opened: string[] = [];
  const entries = ['a', 'b'].map((name): StreamedEntry => ({
    ...entry(name, Buffer.from(name)),
    open: async () => {
      opened.push(name);
      return Readable.from([Buffer.from(name)]);
    },
  }));
  const pieces = streamedZip(entries);
  await pieces.next();
  expect(opened).toEqual([]);
  await pieces.next();
  expect(opened).toEqual(['a']);
  await pieces.return(undefined);
});

it('is a zip64 of more entries than a plain one counts', async () => {
  const entries = Array.from({ length: 70_000 }, (_, index) => entry(`${index}/`, Buffer.alloc(0)));
  expect(Object.keys(await filesOfZip(await zipped(entries)))).toHaveLength(70_000);
});

it('breaks off at an entry of another size than was said', async () => {
  await expect(zipped([{ ...entry('a', Buffer.from('abc')), size: 4 }])).rejects.toThrow(
    '3 bytes instead of 4',
  );
});

it('compresses an entry without a size, and fails with what is read', async () => {
  const text = Buffer.from('Báo cáo lớp học. '.repeat(10_000));
  const { size: _, ...unknown } = entry('sheet.xml', text);
  const bytes = await zipped([unknown, entry('a', Buffer.from('a'))]);
  expect(bytes.length).toBeLessThan(text.length / 10);
  expect(await filesOfZip(bytes)).toEqual({ 'sheet.xml': text, a: Buffer.from('a') });

  const broken = async function* () {
    yield Buffer.from('<row/>');
    throw new Error('cut');
  };
  await expect(zipped([{ name: 'b', changed, open: async () => broken() }])).rejects.toThrow('cut');
});
