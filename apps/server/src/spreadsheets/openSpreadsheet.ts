import { deserialize } from 'node:v8';
import { RefusalError } from '../errors/RefusalError.ts';
import { startThread } from '../threads/startThread.ts';
import { keptMegabytes } from './ReadBudget.ts';
import { answerOf } from './threadAnswer.ts';
import { turnToRead } from './readingTurns.ts';
import type { Opening, ReadRequest, SheetFacts, SpreadsheetRow } from './Spreadsheet.ts';

const source = new URL('./spreadsheetThread.ts', import.meta.url);
const built = new URL('./spreadsheetThread.js', import.meta.url);

/** Memory of a reader besides the rows: the parser, the current row, texts in transit. */
const besideMegabytes = 128;

/** A sheet in the memory of its own thread; rows are transferred on request. */
export interface OpenSpreadsheet extends SheetFacts {
  /** The number of non-empty rows. */
  rowCount: number;
  /** The next rows, some hundreds at most; none at the end. */
  nextRows(): Promise<SpreadsheetRow[]>;
  /** Ends the thread; must be called whatever happens. */
  close(): Promise<void>;
}

/**
 * Opens one sheet of an uploaded file: the named one, else the first visible non-empty one.
 * @throws {RefusalError} fileEmpty, fileEncrypted, fileNotSpreadsheet, fileUnreadable, tooManyRows, tooManyCells,
 * rowTooWide, rowTextTooLong, tooMuchText, readingTooLong
 */
export async function openSpreadsheet(request: ReadRequest, callerId: string): Promise<OpenSpreadsheet> {
  const turn = await turnToRead(request.bytes.length, callerId);
  const kept = keptMegabytes(request.bytes.length);
  const thread = startThread(source, built, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: kept * 2 + besideMegabytes, maxYoungGenerationSizeMb: 16 },
  });
  const close = async () => {
    await thread.terminate();
    turn.end();
  };
  try {
    const opening = await answerOf<Opening>(thread, kept);
    if ('unreadable' in opening)
      throw new RefusalError(opening.unreadable, opening.params ? { params: opening.params } : {});
    turn.hasRead();
    return {
      ...opening.opened,
      async nextRows() {
        const block = answerOf<Uint8Array | undefined>(thread, kept);
        thread.postMessage('next');
        const bytes = await block;
        // The boundary of the thread: written by `SheetRows`.
        return bytes ? (deserialize(bytes) as SpreadsheetRow[]) : [];
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
