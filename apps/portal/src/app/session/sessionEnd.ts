import { authMutations } from '@sen/api/resources/auth/authMutations';
import { isGuarded, readyToLeave } from './leaveGuards';
import { adoptStoredSession, currentSession, endSession, storedSession } from './session';
import { forgetOrigin, rememberSignInNotice, rememberOrigin } from './tabMemory';

/** Milliseconds that the notice of another sign-in is shown before this page signs out. */
export const signedInElsewhereDelay = 2000;
/** Milliseconds; a server that does not respond must not block a sign-out. */
const logoutPatience = 3000;
/** Milliseconds; a notice whose code does not load must not keep the session open. */
const noticePatience = 3000;

const after = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));

let ending = false;

/** The session is being ended; the first caller has set where to go next. */
export const isEnding = () => ending;

/** Signs the person out. */
export async function signOut(): Promise<void> {
  if (ending) return;
  ending = true;
  await readyToLeave('signOut');
  await Promise.race([authMutations.logout().catch(() => undefined), after(logoutPatience)]);
  // The next person to sign in must not be sent to the previous person's page.
  forgetOrigin();
  endSession();
  window.location.assign('/');
}

/** Signs out a person who no longer uses the page; the sign-in page shows why, and leads back to it. */
export async function signOutUnused(message: string): Promise<void> {
  if (ending) return;
  ending = true;
  await readyToLeave('sessionEnded');
  await Promise.race([authMutations.logout().catch(() => undefined), after(logoutPatience)]);
  leave(message);
}

/**
 * Handles a 401 for this page's token. After a newer sign-in elsewhere it notifies first (`onElsewhere`, which resolves when the
 * notice is on the screen) and ends the session two seconds later; for any other reason it ends at once, and the sign-in page shows the reason.
 */
export async function sessionRefused(
  code: string,
  message: string,
  onElsewhere: (message: string | null) => Promise<void>,
): Promise<void> {
  if (ending || !currentSession()) return;
  if (storedSession()?.token !== currentSession()?.token) return tokenChanged();
  ending = true;
  const elsewhere = code === 'signedInElsewhere';
  if (elsewhere) {
    await Promise.race([onElsewhere(message), after(noticePatience)]);
    await after(signedInElsewhereDelay);
    // The dialog of an open exam must not be covered by the notice.
    if (isGuarded()) void onElsewhere(null);
  }
  await readyToLeave(elsewhere ? 'signedInElsewhere' : 'sessionEnded');
  leave(message);
}

/**
 * Handles a sign-in or sign-out in another tab. An open exam of the same person continues with the new token, without
 * a reload.
 */
export async function tokenChanged(): Promise<void> {
  const stored = storedSession();
  if (ending || stored?.token === currentSession()?.token) return;
  if (isGuarded() && stored && stored.user.id === currentSession()?.user.id) return adoptStoredSession();
  ending = true;
  await readyToLeave('tokenChanged');
  window.location.reload();
}

function leave(message: string): void {
  // Another tab may have signed in meanwhile: adopt its session instead of clearing it.
  if (storedSession()?.token !== currentSession()?.token) return window.location.reload();
  const { pathname, search } = window.location;
  rememberOrigin(pathname + search);
  rememberSignInNotice(message);
  endSession();
  window.location.assign('/');
}
