import { on } from 'node:events';
import { Readable } from 'node:stream';
import { startThread } from '../threads/startThread.ts';
import type { FromWriter, SheetCells, StreamedSheet } from './StreamedSheet.ts';

const source = new URL('./writerThread.ts', import.meta.url);
const built = new URL('./writerThread.js', import.meta.url);

/**
 * Streams a file of one sheet, written in its own thread: neither all rows nor the whole file are in memory at once. An
 * error of the source ends the stream with that error.
 */
export function sheetStream(sheet: StreamedSheet, rows: AsyncIterable<readonly SheetCells[]>): Readable {
  return Readable.from(written(sheet, rows), { objectMode: false });
}

async function* written(
  sheet: StreamedSheet,
  rows: AsyncIterable<readonly SheetCells[]>,
): AsyncGenerator<Uint8Array> {
  const parts = rows[Symbol.asyncIterator]();
  const thread = startThread(source, built, {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  try {
    // Backpressure: while the reader is slow, the next rows are not fetched and the thread waits.
    for await (const [told] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<[FromWriter]>) {
      if (told.kind === 'done') return;
      if (told.kind === 'bytes') yield told.bytes;
      else {
        const next = await parts.next();
        thread.postMessage(next.done ? [] : next.value);
      }
    }
    throw new Error('The thread that writes a spreadsheet ended before the file did.');
  } finally {
    await parts.return?.();
    await thread.terminate();
  }
}
