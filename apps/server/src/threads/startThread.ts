import { existsSync } from 'node:fs';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * A worker thread that runs as source (tests, scripts) or as built, whichever is there.
 * @param source the .ts file beside the caller
 * @param built its name in the built server, beside the caller's bundle
 */
export function startThread(source: URL, built: URL, options: WorkerOptions = {}): Worker {
  if (!existsSync(source)) return new Worker(built, options);
  // A worker of Node 20 does not inherit tsx's hooks: it registers them itself before it loads the source.
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source.href}'); })`;
  return new Worker(start, { ...options, eval: true, execArgv: ['--conditions=@sen/source'] });
}
