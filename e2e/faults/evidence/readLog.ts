import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AnswerLog } from './AnswerLog.ts';

/** Copies the database of a killed server, so that reading it changes nothing. */
export function copyDatabase(dataDir: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'sen-evidence-'));
  cpSync(join(dataDir, 'database'), copy, { recursive: true });
  return copy;
}

/** Reads the log with an engine of our own instead of the server under test; removes the copy. */
export async function readLog(copy: string): Promise<AnswerLog> {
  const reader = new Worker(new URL('./logReader.mjs', import.meta.url), { workerData: copy, execArgv: [] });
  try {
    const [log]: AnswerLog[] = await once(reader, 'message');
    if (!log) throw new Error('The log could not be read.');
    return log;
  } finally {
    await reader.terminate();
    rmSync(copy, { recursive: true, force: true });
  }
}
