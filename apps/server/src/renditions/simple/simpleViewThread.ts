import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { ReadBudget } from '../../spreadsheets/ReadBudget.ts';
import { UnreadableError } from '../../spreadsheets/UnreadableError.ts';
import { readTables } from './readTables.ts';
import { readText } from './readText.ts';
import type { SimpleReading, SimpleTask } from './SimpleReading.ts';

async function read({ source, kind }: SimpleTask): Promise<SimpleReading> {
  const bytes = readFileSync(source);
  const budget = new ReadBudget(bytes.length);
  try {
    return await (kind === 'text' ? readText(bytes, budget) : readTables(bytes, budget));
  } catch (error) {
    // Whatever a reader throws is about the file, which nobody has checked before.
    const reason = error instanceof UnreadableError ? error.code : undefined;
    if (reason === 'readingTooLong') return { type: 'refused', code: 'renditionTooSlow' };
    return { type: 'refused', code: reason === 'tooMuchText' ? 'documentTooLarge' : 'documentUnreadable' };
  }
}

// The boundary of the thread: passed by `simpleView`.
parentPort?.postMessage(await read(workerData as SimpleTask));
