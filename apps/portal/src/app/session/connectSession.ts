import { connectClient } from '@sen/api/client/client';
import { language } from '../../words/runtime';
import { announceElsewhere } from './elsewhereNotice';
import { currentSession, renewToken, tokenKey } from './session';
import { sessionRefused, tokenChanged } from './sessionEnd';

/** Connects the API client to the session. Call once at start-up. */
export function connectSession(): void {
  connectClient({
    token: () => currentSession()?.token ?? null,
    language,
    onRenewed: renewToken,
    onUnauthenticated: (code, message) => void sessionRefused(code, message, announceElsewhere),
  });
}

/** Listens for sign-in and sign-out in other tabs. Call once at start-up. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === tokenKey) void tokenChanged();
  });
}
