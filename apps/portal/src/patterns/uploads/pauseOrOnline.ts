/** Resolves after this time, or when the line returns; rejects when it is stopped. */
export function pauseOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const clear = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
    };
    const go = () => {
      clear();
      resolve();
    };
    const stop = () => {
      clear();
      reject(new DOMException('The upload was stopped.', 'AbortError'));
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
    signal.addEventListener('abort', stop);
  });
}
