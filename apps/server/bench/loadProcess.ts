import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A script of this folder that puts a load on a server, with what it is asked and what it tells. */
export interface Load<Asked extends object, Told extends object> {
  readonly script: string;
  /** Only types. */
  readonly asked?: Asked;
  readonly told?: Told;
}

/** Runs a load in a process of its own, so that it does not eat the event loop of what it measures. */
export function runLoad<Asked extends object, Told extends object>(
  { script }: Load<Asked, Told>,
  asked: Asked,
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const load = fork(fileURLToPath(new URL(script, import.meta.url)), { stdio: 'inherit' });
    load.once('message', (told) => resolve(told as Told));
    load.once('exit', (code) => reject(new Error(`The load ${script} ended with ${code} and told nothing.`)));
    load.send(asked);
  });
}

/** The other side: does the work that it is asked for, tells the result and ends. */
export function answerLoad<Asked extends object, Told extends object>(
  _load: Load<Asked, Told>,
  work: (asked: Asked) => Promise<Told>,
): void {
  process.once('message', (asked) => {
    void work(asked as Asked).then(
      (told) => process.send?.(told, () => process.exit(0)),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
