import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './readFile.ts';
import type { Opening, ReadRequest } from './Spreadsheet.ts';

// The boundary of the thread: passed by `openSpreadsheet`.
const reading = await readFile(workerData as ReadRequest);
if ('unreadable' in reading) parentPort?.postMessage(reading satisfies Opening);
else {
  const { facts, blocks } = reading;
  parentPort?.on('message', () => {
    const block = blocks.shift();
    // Transferred, not copied: a block is requested once.
    parentPort?.postMessage(block, block ? [block.buffer as ArrayBuffer] : []);
  });
  parentPort?.postMessage({ opened: facts } satisfies Opening);
}
