import type { Engine } from './engine.ts';
import { isWholeAnswer } from './isWholeAnswer.ts';

export type ToEngine = Uint8Array | { ask: 'syncs' | 'close' } | { ask: 'snapshot'; target: string };
export type FromEngine =
  | Uint8Array
  | { told: 'ready' | 'closed' }
  | { told: 'syncs'; syncs: number }
  /** `error` is null when the copy is complete. */
  | { told: 'snapshot'; error: string | null };

/** Implemented by both ends of a MessageChannel and by a worker's parentPort. */
export interface Port<Out, In> {
  postMessage(message: Out, transfer?: readonly ArrayBuffer[]): void;
  on(event: 'message', listener: (message: In) => void): unknown;
}

/** Lets the engine answer the port's messages in order. */
export function host(engine: Engine, port: Port<FromEngine, ToEngine>): void {
  port.on('message', (message) => {
    if (message instanceof Uint8Array) {
      // What fails here ends the thread, and the next query starts another one.
      void engine.execute(message).then((answer) => {
        port.postMessage(answer);
        if (!isWholeAnswer(message, answer)) throw new Error('The database engine has ended itself.');
      });
    } else if (message.ask === 'syncs') {
      port.postMessage({ told: 'syncs', syncs: engine.syncs() });
    } else if (message.ask === 'snapshot') {
      port.postMessage({ told: 'snapshot', error: errorOf(() => engine.snapshot(message.target)) });
    } else {
      void engine.close().finally(() => port.postMessage({ told: 'closed' }));
    }
  });
  port.postMessage({ told: 'ready' });
}

function errorOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
