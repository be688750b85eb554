import type { Language, User } from '@sen/api/contract/model';
import { authMutations } from '@sen/api/resources/auth/authMutations';
import { language } from '../../words/runtime';
import { readyToLeave } from './leaveGuards';
import { storeLanguage } from './preferences';
import { beginSession, currentSession, storeSession } from './session';

const chosenKey = 'sen-language-chosen';

/** Saves the language on the device and in the account of a signed-in person, and reloads the page in it. */
export async function changeLanguage(next: Language): Promise<void> {
  if (next === language()) return;
  if (currentSession()) await saveInAccount(next);
  else sessionStorage.setItem(chosenKey, next);
  await readyToLeave('languageChange');
  storeLanguage(next);
  window.location.reload();
}

/**
 * Starts the session of a person who has just signed in. A language chosen on the sign-in page is saved in the
 * account; without a choice the page reloads in the account's language if that differs.
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

/** The language is kept on this device even when saving it in the account fails. */
async function saveInAccount(next: Language): Promise<void> {
  await authMutations.setLanguage(next).catch(() => undefined);
}
