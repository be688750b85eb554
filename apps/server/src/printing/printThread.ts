import { parentPort, workerData } from 'node:worker_threads';
import { printSheets } from './printSheets.ts';
import type { PrintTask } from './PrintTask.ts';

// The boundary of the thread: passed by `printInThread`.
parentPort?.postMessage(await printSheets(workerData as PrintTask));
