import { connectClient } from '@sen/api/client/client';
import { language } from '../../words/runtime';
import { announceElsewhere } from './elsewhereNotice';
import { currentSession, tokenKey } from './session';
import { sessionRefused, tokenChanged } from './sessionEnd';

/** Ties the client of the API to the session; once, at the start. */
export function connectSession(): void {
  connectClient({
    token: () => currentSession()?.token ?? null,
    language,
    onUnauthenticated: (code, message) => void sessionRefused(code, message, announceElsewhere),
  });
}

/** Hears of it when another tab signs in or out; once, at the start. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey) void tokenChanged();
  });
}
