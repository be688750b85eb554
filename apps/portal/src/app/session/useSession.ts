import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession, type Session } from './session';

/** The signed-in user; null for a visitor. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, currentSession);
}
