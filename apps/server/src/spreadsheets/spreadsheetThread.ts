import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './readFile.ts';
import type { Opening, ReadRequest } from './Spreadsheet.ts';

/** Rows of one message: copying them stops the server for a few milliseconds. */
const max = 500;

// The edge of the thread: what `openSpreadsheet` passes.
const request = workerData as ReadRequest;
const reading = await readFile(request);
if ('unreadable' in reading) parentPort?.postMessage(reading satisfies Opening);
else {
  const { rows, ...rest } = reading.spreadsheet;
  let given = 0;
  parentPort?.on('message', () => {
    parentPort?.postMessage(rows.slice(given, given + max));
    given += max;
  });
  parentPort?.postMessage({ opened: { ...rest, rowCount: rows.length } } satisfies Opening);
}
