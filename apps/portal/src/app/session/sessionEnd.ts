import { authMutations } from '@sen/api/resources/auth/authMutations';
import { isGuarded, readyToLeave } from './leaveGuards';
import { adoptStoredSession, currentSession, endSession, storedSession } from './session';
import { forgetOrigin, leaveFarewell, rememberOrigin } from './tabMemory';

/** How long the notice of another sign-in stands before this page signs out. */
export const signedInElsewhereDelay = 2000;
/** A server that does not answer must not hold somebody who wants to leave. */
const logoutPatience = 3000;

let ending = false;

/** The session is being ended: whoever ends it has said where one goes on. */
export const isEnding = () => ending;

/** The person signs out. */
export async function signOut(): Promise<void> {
  if (ending) return;
  ending = true;
  await readyToLeave('signOut');
  const patience = new Promise((resolve) => setTimeout(resolve, logoutPatience));
  await Promise.race([authMutations.logout().catch(() => undefined), patience]);
  // Whoever signs in next begins at the beginning, and not where somebody else has left.
  forgetOrigin();
  endSession();
  window.location.assign('/');
}

/**
 * A call with the token of this page got a 401. A newer sign-in elsewhere is first said (`onElsewhere`) and ends the
 * session after two seconds; every other reason ends it at once, and the sign-in page says why.
 */
export async function sessionRefused(
  code: string,
  message: string,
  onElsewhere: (message: string | null) => void,
): Promise<void> {
  if (ending || !currentSession()) return;
  if (storedSession()?.token !== currentSession()?.token) return tokenChanged();
  ending = true;
  const elsewhere = code === 'signedInElsewhere';
  if (elsewhere) {
    onElsewhere(message);
    await new Promise((resolve) => setTimeout(resolve, signedInElsewhereDelay));
    // What an open exam now has to say must not lie behind the notice.
    if (isGuarded()) onElsewhere(null);
  }
  await readyToLeave(elsewhere ? 'signedInElsewhere' : 'sessionEnded');
  leave(message);
}

/** Another tab signed in or out. An open exam of the same person goes on with the new token, without a reload. */
export async function tokenChanged(): Promise<void> {
  const stored = storedSession();
  if (ending || stored?.token === currentSession()?.token) return;
  if (isGuarded() && stored && stored.user.id === currentSession()?.user.id) return adoptStoredSession();
  ending = true;
  await readyToLeave('tokenChanged');
  window.location.reload();
}

function leave(message: string): void {
  // Another tab may have signed in meanwhile: its session must not be cleared, this page takes it over.
  if (storedSession()?.token !== currentSession()?.token) return window.location.reload();
  const { pathname, search } = window.location;
  rememberOrigin(pathname + search);
  leaveFarewell(message);
  endSession();
  window.location.assign('/');
}
