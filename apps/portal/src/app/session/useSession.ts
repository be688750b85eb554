import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, type Session } from './session';

/** Who is signed in; null for a visitor. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, currentSession);
}
