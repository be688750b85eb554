import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A script of this folder that puts a load on a server, with what it is asked and what it tells. */
export interface Load<Asked extends object, Told extends object> {
  readonly script: string;
  /** Only types. */
  readonly asked?: Asked;
  readonly told?: Told;
}

const measuring = 'measuring';

/**
 * Runs a load in a process of its own, so that it does not eat the event loop of what it measures.
 * @param onMeasuring called when it is warm and begins to count
 */
export function runLoad<Asked extends object, Told extends object>(
  { script }: Load<Asked, Told>,
  asked: Asked,
  onMeasuring: () => void = () => undefined,
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const load = fork(fileURLToPath(new URL(script, import.meta.url)), { stdio: 'inherit' });
    load.on('message', (told) => {
      if (told === measuring) onMeasuring();
      else resolve(told as Told);
    });
    load.once('exit', (code) => reject(new Error(`The load ${script} ended with ${code} and told nothing.`)));
    load.send(asked);
  });
}

/** The other side: does the work that it is asked for, tells the result and ends. */
export function answerLoad<Asked extends object, Told extends object>(
  _load: Load<Asked, Told>,
  work: (asked: Asked, onMeasuring: () => void) => Promise<Told>,
): void {
  process.once('message', (asked) => {
    void work(asked as Asked, () => process.send?.(measuring)).then(
      (told) => process.send?.(told, () => process.exit(0)),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
