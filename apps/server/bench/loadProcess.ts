import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A script of this folder that generates load, with the types of its input and result. */
export interface Load<Asked extends object, Told extends object> {
  readonly script: string;
  /** Types only; never set. */
  readonly asked?: Asked;
  readonly told?: Told;
}

const measuring = 'measuring';

/**
 * Runs a load in a separate process, so that it does not block the event loop under measurement.
 * @param onMeasuring called when the warm-up is over and counting begins
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

/** The child's side: runs the requested load, reports the result and exits. */
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
