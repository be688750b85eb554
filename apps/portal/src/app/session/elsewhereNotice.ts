import { useSyncExternalStore } from 'react';

let message: string | null = null;
const listeners = new Set<() => void>();

/** Says that the account has signed in on another device; `SignedInElsewhere` shows it until it is taken back. */
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
