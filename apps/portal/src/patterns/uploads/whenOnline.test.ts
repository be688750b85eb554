import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../../app/chunks/loadChunk';
import { whenOnline } from './whenOnline';

const line = { onLine: false };
const page = new EventTarget();
beforeEach(() => {
  line.onLine = false;
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

const never = new AbortController().signal;
const missing = () => new ChunkLoadError('');

test('what could not be loaded while the line was cut is loaded once it is back', async () => {
  const work = vi.fn(async () => {
    if (!line.onLine) throw missing();
    return 'done';
  });
  const done = whenOnline(work, never);
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 0));
  line.onLine = true;
  page.dispatchEvent(new Event('online'));
  await expect(done).resolves.toBe('done');
  expect(work).toHaveBeenCalledTimes(2);
});

test('what is missing while the line is there, and other failures, are told at once', async () => {
  await expect(whenOnline(() => Promise.reject(new Error('gone')), never)).rejects.toThrow('gone');
  line.onLine = true;
  await expect(whenOnline(() => Promise.reject(missing()), never)).rejects.toBeInstanceOf(ChunkLoadError);
});

test('nothing is waited for once it is stopped', async () => {
  const stop = new AbortController();
  const done = whenOnline(() => Promise.reject(missing()), stop.signal);
  await new Promise((resolve) => setTimeout(resolve, 0));
  stop.abort();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
});
