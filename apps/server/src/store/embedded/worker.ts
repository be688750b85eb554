import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import { host } from './host.ts';

if (!parentPort) throw new Error('The database worker must be started as a worker thread.');
host(await openEngine(workerData), parentPort);
