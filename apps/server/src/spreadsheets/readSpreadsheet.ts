import type { Worker } from 'node:worker_threads';
import { Refused } from '../errors/Refused.ts';
import { startThread } from '../threads/startThread.ts';
import type { ReadRequest, Reading, Spreadsheet } from './Spreadsheet.ts';

const source = new URL('./spreadsheetThread.ts', import.meta.url);
const built = new URL('./spreadsheetThread.js', import.meta.url);

const most = { megabytes: 512, milliseconds: 30_000 };

/**
 * One sheet of an uploaded file: the named one, else the first that is visible.
 * @throws {Refused} fileEmpty, fileEncrypted, fileNotSpreadsheet, fileUnreadable
 */
export async function readSpreadsheet(request: ReadRequest): Promise<Spreadsheet> {
  const thread = startThread(source, built, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
  });
  try {
    const reading = await answerOf(thread);
    if ('unreadable' in reading) throw new Refused(reading.unreadable);
    return reading.spreadsheet;
  } finally {
    await thread.terminate();
  }
}

function answerOf(thread: Worker): Promise<Reading> {
  return new Promise((resolve) => {
    // A thread that runs out of memory or time was given a file that no teacher made.
    const unreadable = () => resolve({ unreadable: 'fileUnreadable' });
    const timer = setTimeout(unreadable, most.milliseconds);
    const settle = (reading: Reading) => {
      clearTimeout(timer);
      resolve(reading);
    };
    thread.once('message', settle);
    thread.once('error', unreadable).once('exit', unreadable);
  });
}
