import type { BrowserEntry } from './browserEntry';

/** The uploads that have completed or failed since the previous state. */
export function uploadNews(before: readonly BrowserEntry[], now: readonly BrowserEntry[]) {
  const running = new Set(before.filter(isRunning).map(({ id }) => id));
  const ended = now.filter((entry) => entry.kind === 'file' && running.has(entry.id) && !isRunning(entry));
  const failed = ended.filter((entry) => entry.kind === 'file' && entry.failed !== undefined);
  return { arrived: ended.filter((entry) => !failed.includes(entry)), failed };
}

const isRunning = (entry: BrowserEntry) =>
  entry.kind === 'file' && entry.uploading !== undefined && entry.failed === undefined;
