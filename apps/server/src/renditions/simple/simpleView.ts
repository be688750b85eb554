import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SimpleView } from '@sen/api/contract/model';
import { nextMessage, ThreadFailure } from '../../threads/nextMessage.ts';
import { startThread } from '../../threads/startThread.ts';
import type { Conversion } from '../Conversion.ts';
import { RenditionError } from '../RenditionError.ts';
import { placePictures } from './placePictures.ts';
import { simpleLimits } from './simpleLimits.ts';
import type { SimpleReading, SimpleTask } from './SimpleReading.ts';

const source = new URL('./simpleViewThread.ts', import.meta.url);
const built = new URL('./simpleViewThread.js', import.meta.url);

const failures = {
  tooLong: 'renditionTooSlow',
  outOfMemory: 'documentTooLarge',
  ended: 'documentUnreadable',
} as const satisfies Record<ThreadFailure['kind'], RenditionError['code']>;

/**
 * Reads a Word or Excel file without LibreOffice; resolves to the path of its simple view.
 * @throws {RenditionError} `documentUnreadable`, `documentTooLarge`, `renditionTooSlow`
 */
export async function simpleView(
  kind: SimpleTask['kind'],
  { source: file, folder, signal }: Pick<Conversion, 'source' | 'folder' | 'signal'>,
): Promise<string> {
  if ((await stat(file)).size > simpleLimits.bytes) throw new RenditionError('documentTooLarge');
  const read = await readInThread({ source: file, kind }, signal);
  if (read.type === 'refused') throw new RenditionError(read.code);
  const view: SimpleView = read.type === 'text' ? await placePictures(read) : read;
  const path = join(folder, 'simple-view.json');
  await writeFile(path, JSON.stringify(view));
  return path;
}

/** In a thread of its own, which ends with what it reads. */
async function readInThread(task: SimpleTask, signal: AbortSignal): Promise<SimpleReading> {
  signal.throwIfAborted();
  const thread = startThread(source, built, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: simpleLimits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
  });
  const stop = () => void thread.terminate();
  signal.addEventListener('abort', stop);
  try {
    return await nextMessage<SimpleReading>(thread, simpleLimits.milliseconds);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ThreadFailure ? new RenditionError(failures[error.kind], error.message) : error;
  } finally {
    signal.removeEventListener('abort', stop);
    await thread.terminate();
  }
}
