import type { Worker } from 'node:worker_threads';
import { RefusalError } from '../errors/RefusalError.ts';
import { readLimits } from './ReadBudget.ts';

/** The reader has its own time limit; this one is for a reader that hangs. */
const mostMilliseconds = readLimits.milliseconds * 1.5;

/** The thread's next message. @param kept maximum memory of the thread in megabytes */
export function answerOf<Answer>(thread: Worker, kept: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      thread.off('message', settle).off('error', failed).off('exit', unreadable);
    };
    const refuse = (error: RefusalError) => {
      done();
      reject(error);
    };
    const unreadable = () => refuse(new RefusalError('fileUnreadable'));
    const failed = (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? refuse(new RefusalError('tooMuchText', { params: { max: kept } }))
        : unreadable();
    const tooLong = () => {
      const seconds = mostMilliseconds / 1000;
      refuse(new RefusalError('readingTooLong', { params: { seconds } }));
    };
    const settle = (answer: Answer) => {
      done();
      resolve(answer);
    };
    const timer = setTimeout(tooLong, mostMilliseconds);
    thread.once('message', settle).once('error', failed).once('exit', unreadable);
  });
}
