import { ChunkLoadError } from '../../app/chunks/loadChunk';
import { pauseOrOnline } from './pauseOrOnline';

/** Milliseconds before another try, if the browser does not tell that the line is back. */
const pause = 5_000;

/** Whether something of the program could not be loaded because the line is cut. */
export const isOffline = (error: unknown): boolean => error instanceof ChunkLoadError && !navigator.onLine;

/** Does a work again once the line is back that something of the program was missing for. */
export async function whenOnline<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- again until it is loaded
      return await work();
    } catch (error) {
      if (!isOffline(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- see above
      await pauseOrOnline(pause, signal);
    }
  }
}
