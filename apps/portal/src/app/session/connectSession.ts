import { connectClient } from '@sen/api/client/client';
import { language } from '../../words/runtime';
import { announceElsewhere } from './elsewhereNotice';
import { currentSession, tokenKey } from './session';
import { sessionRefused, tokenChanged } from './sessionEnd';

/** Ties the client of the API to the session, and this page to the session of the other tabs; once, at the start. */
export function connectSession(): void {
  connectClient({
    token: () => currentSession()?.token ?? null,
    language,
    onUnauthenticated: (code, message) => void sessionRefused(code, message, announceElsewhere),
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey) void tokenChanged();
  });
}
