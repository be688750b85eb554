import { useSyncExternalStore } from 'react';

let message: string | null = null;
const listeners = new Set<() => void>();
let noteShown = () => {};

/**
 * Sets the notice that the account has signed in on another device, shown by `SignedInElsewhere`; null removes it.
 * @returns resolves when it is on the screen
 */
export async function announceElsewhere(next: string | null): Promise<void> {
  message = next;
  const shown = new Promise<void>((resolve) => {
    noteShown = resolve;
  });
  for (const listener of listeners) listener();
  if (next !== null) await shown;
}

export const elsewhereShown = () => noteShown();

export function useElsewhereNotice(): string | null {
  return useSyncExternalStore(subscribe, () => message);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
