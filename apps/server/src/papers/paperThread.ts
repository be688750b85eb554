import { parentPort, workerData } from 'node:worker_threads';
import { type PaperRequest, readPaper } from './readPaper.ts';

// The boundary of the thread: passed by `openPaper`.
parentPort?.postMessage(await readPaper(workerData as PaperRequest));
