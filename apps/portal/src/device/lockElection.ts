import type { LeaderElection } from './PageEnvironment';

/**
 * One tab of the browser holds the Web Lock of this name and sends. Without locks (a page without TLS) every tab sends;
 * the server ignores duplicates.
 */
export function lockElection(name: string, onElected: () => void, onDeposed: () => void): LeaderElection {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    queueMicrotask(onElected);
    return { acquire: () => undefined, withdraw: () => undefined };
  }
  const withdrawn = new AbortController();
  let release: () => void = () => undefined;

  const hold = () => {
    if (withdrawn.signal.aborted) return undefined;
    onElected();
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const wait = () => {
    locks.request(name, { signal: withdrawn.signal }, hold).catch(lose);
  };
  const lose = () => {
    if (withdrawn.signal.aborted) return;
    onDeposed();
    wait();
  };
  wait();
  return {
    acquire() {
      locks.request(name, { steal: true }, hold).catch(lose);
    },
    withdraw() {
      withdrawn.abort();
      release();
    },
  };
}
