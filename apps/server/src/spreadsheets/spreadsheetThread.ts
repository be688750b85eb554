import { parentPort, workerData } from 'node:worker_threads';
import { readFile } from './readFile.ts';
import type { ReadRequest } from './Spreadsheet.ts';

// The edge of the thread: what `readSpreadsheet` passes.
const request = workerData as ReadRequest;
parentPort?.postMessage(await readFile(request));
