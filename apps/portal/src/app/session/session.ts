import type { User } from '@sen/api/contract/model';
import { clearStorage } from './preferences';

export interface Session {
  readonly token: string;
  readonly user: User;
  /** The server has confirmed the token's owner during this page load. */
  readonly confirmed: boolean;
}

export const tokenKey = 'sen-token';
const userKey = 'sen-user';

type Listener = () => void;
const listeners = new Set<Listener>();
let current: Session | null = read();

/** The person signed in on this page; null for a visitor. */
export function currentSession(): Session | null {
  return current;
}

export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signs somebody in; stored in local storage for reloads and other tabs. */
export function beginSession(token: string, user: User): void {
  storeSession(token, user);
  publish({ token, user, confirmed: true });
}

/** Stores a session for the next page load; this page does not change. */
export function storeSession(token: string, user: User): void {
  localStorage.setItem(userKey, JSON.stringify(user));
  localStorage.setItem(tokenKey, token);
}

/** Updates the session with the result of `auth/me`. */
export function confirmUser(user: User): void {
  if (current) beginSession(current.token, user);
}

/** Continues the session with the token that replaces the current one. */
export function renewToken(token: string): void {
  if (current) beginSession(token, current.user);
}

/** Adopts what another tab has stored: a newer token of the same person. */
export function adoptStoredSession(): void {
  publish(read());
}

export function endSession(): void {
  clearStorage();
  publish(null);
}

/** The user in local storage; another tab may have changed it since this page read it. */
export function storedSession(): Session | null {
  return read();
}

function publish(next: Session | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function read(): Session | null {
  const token = localStorage.getItem(tokenKey);
  const user = readUser(localStorage.getItem(userKey));
  return token && user ? { token, user, confirmed: false } : null;
}

function readUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

/** Local storage is untrusted input: anything that is not a valid user counts as signed out. */
function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'role' in value &&
    typeof value.id === 'string' &&
    typeof value.role === 'string'
  );
}
