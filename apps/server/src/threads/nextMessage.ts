import type { Worker } from 'node:worker_threads';

/** A thread that gave no message: it took too long, needed more memory than it may, or ended. */
export class ThreadFailure extends Error {
  override readonly name = 'ThreadFailure';
  readonly kind: 'tooLong' | 'outOfMemory' | 'ended';

  constructor(kind: ThreadFailure['kind'], cause?: Error) {
    super(`The thread gave no message: ${kind}.`, { cause });
    this.kind = kind;
  }
}

/**
 * The thread's next message.
 * @throws {ThreadFailure}
 */
export function nextMessage<Message>(thread: Worker, mostMilliseconds: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      thread.off('message', settle).off('error', failed).off('exit', ended);
    };
    const refuse = (failure: ThreadFailure) => {
      done();
      reject(failure);
    };
    const failed = (error: Error & { code?: string }) =>
      refuse(new ThreadFailure(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'outOfMemory' : 'ended', error));
    const ended = () => refuse(new ThreadFailure('ended'));
    const settle = (message: Message) => {
      done();
      resolve(message);
    };
    const timer = setTimeout(() => refuse(new ThreadFailure('tooLong')), mostMilliseconds);
    thread.once('message', settle).once('error', failed).once('exit', ended);
  });
}
