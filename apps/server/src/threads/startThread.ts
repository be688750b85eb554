import { existsSync } from 'node:fs';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { bundleThread } from './bundleThread.ts';

/**
 * Starts a worker thread from its source (tests, scripts) or its build, whichever exists.
 * @param source the .ts file beside the caller
 * @param built its name in the built server, beside the caller's bundle
 */
export function startThread(source: URL, built: URL, options: WorkerOptions = {}): Worker {
  return new Worker(existsSync(source) ? bundleThread(source) : built, options);
}
