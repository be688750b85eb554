import type { Worker } from 'node:worker_threads';
import { RefusalError } from '../errors/RefusalError.ts';
import { startThread } from '../threads/startThread.ts';
import { waitForTurn } from './largeFiles.ts';
import type { Opening, ReadRequest, SpreadsheetRow } from './Spreadsheet.ts';

const source = new URL('./spreadsheetThread.ts', import.meta.url);
const built = new URL('./spreadsheetThread.js', import.meta.url);

const max = { megabytes: 1024, milliseconds: 60_000 };

/** A sheet that lies in a thread of its own; its rows come as they are asked for. */
export interface OpenSpreadsheet {
  sheet: string;
  /** The names of the visible sheets. */
  sheets: string[];
  /** How many rows hold something. */
  rowCount: number;
  /** The next rows, some hundreds at most; none at the end. */
  nextRows(): Promise<SpreadsheetRow[]>;
  /** Ends the thread; must be called whatever happens. */
  close(): Promise<void>;
}

/**
 * Opens one sheet of an uploaded file: the named one, else the first that is visible. Large files are opened one at a time.
 * @throws {RefusalError} fileEmpty, fileEncrypted, fileNotSpreadsheet, fileUnreadable
 */
export async function openSpreadsheet(request: ReadRequest): Promise<OpenSpreadsheet> {
  const leave = await waitForTurn(request.bytes.length);
  const thread = startThread(source, built, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: max.megabytes },
  });
  const close = async () => {
    await thread.terminate();
    leave();
  };
  try {
    const opening = await answerOf<Opening>(thread);
    if ('unreadable' in opening) throw new RefusalError(opening.unreadable);
    return {
      ...opening.opened,
      nextRows() {
        const rows = answerOf<SpreadsheetRow[]>(thread);
        thread.postMessage('next');
        return rows;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The thread's next message. */
function answerOf<Answer>(thread: Worker): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      thread.off('message', settle).off('error', unreadable).off('exit', unreadable);
    };
    // A thread that runs out of memory or time was given a file that nobody made by hand.
    const unreadable = () => {
      done();
      reject(new RefusalError('fileUnreadable'));
    };
    const settle = (answer: Answer) => {
      done();
      resolve(answer);
    };
    const timer = setTimeout(unreadable, max.milliseconds);
    thread.once('message', settle).once('error', unreadable).once('exit', unreadable);
  });
}
