/** A workbook of a megabyte unpacks to some hundreds in memory. */
const large = 1024 * 1024;

let last: Promise<void> = Promise.resolve();

/**
 * Waits until no other large file lies open in this process; a small one waits for nothing.
 * @returns what has to be called once the file is no longer open
 */
export async function waitForTurn(bytes: number): Promise<() => void> {
  if (bytes < large) return () => undefined;
  const before = last;
  const { promise, done } = pending();
  last = promise;
  await before;
  return done;
}

function pending(): { promise: Promise<void>; done: () => void } {
  let done = () => {};
  const promise = new Promise<void>((resolve) => {
    done = resolve;
  });
  return { promise, done };
}
