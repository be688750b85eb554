import { useSyncExternalStore } from 'react';

let message: string | null = null;
const listeners = new Set<() => void>();

/** Sets the notice that the account has signed in on another device, shown by `SignedInElsewhere`; null removes it. */
export function announceElsewhere(next: string | null): void {
  message = next;
  for (const listener of listeners) listener();
}

export function useElsewhereNotice(): string | null {
  return useSyncExternalStore(subscribe, () => message);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
