import type { User } from '@sen/api/contract/model';
import { clearStorage } from './preferences';

export interface Session {
  readonly token: string;
  readonly user: User;
  /** The server has said in this page load that the token belongs to this person. */
  readonly confirmed: boolean;
}

export const tokenKey = 'sen-token';
const userKey = 'sen-user';

type Listener = () => void;
const listeners = new Set<Listener>();
let current: Session | null = read();

/** Who is signed in on this page; null for a visitor. */
export function currentSession(): Session | null {
  return current;
}

export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signs somebody in: kept in local storage, so that a reload and other tabs know it. */
export function beginSession(token: string, user: User): void {
  storeSession(token, user);
  publish({ token, user, confirmed: true });
}

/** Signs somebody in for the next page load only; this page stays as it is. */
export function storeSession(token: string, user: User): void {
  localStorage.setItem(userKey, JSON.stringify(user));
  localStorage.setItem(tokenKey, token);
}

/** Takes what `auth/me` says of the person. */
export function confirmUser(user: User): void {
  if (current) beginSession(current.token, user);
}

/** Takes over what another tab has stored: a newer token of the same person. */
export function adoptStoredSession(): void {
  publish(read());
}

export function endSession(): void {
  clearStorage();
  publish(null);
}

/** What lies in local storage now; another tab may have changed it since this page read it. */
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

/** Local storage is an edge: whatever lies there and is not one of our users counts as nobody. */
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
