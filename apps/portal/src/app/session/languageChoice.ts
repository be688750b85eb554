import type { Language, User } from '@sen/api/contract/model';
import { authMutations } from '@sen/api/resources/auth/authMutations';
import { language } from '../../words/runtime';
import { readyToLeave } from './leaveGuards';
import { storeLanguage } from './preferences';
import { beginSession, currentSession, storeSession } from './session';

const chosenKey = 'sen-language-chosen';

/** Saves the language, also in the account of who is signed in, and loads the page again in it. */
export async function changeLanguage(next: Language): Promise<void> {
  if (next === language()) return;
  if (currentSession()) await saveInAccount(next);
  else sessionStorage.setItem(chosenKey, next);
  await readyToLeave('languageChange');
  storeLanguage(next);
  window.location.reload();
}

/**
 * Begins the session of somebody who has just signed in, in one language: a choice made on the sign-in page goes into
 * the account; without one the page is loaded again in the account's.
 */
export function beginInOneLanguage(token: string, user: User): void {
  const chosen = sessionStorage.getItem(chosenKey) !== null;
  sessionStorage.removeItem(chosenKey);
  if (user.lang !== language() && !chosen) {
    storeSession(token, user);
    storeLanguage(user.lang);
    window.location.reload();
    return;
  }
  beginSession(token, user);
  if (user.lang !== language()) void saveInAccount(language());
}

/** The choice holds on this device even when the account cannot be told of it now. */
async function saveInAccount(next: Language): Promise<void> {
  await authMutations.setLanguage(next).catch(() => undefined);
}
