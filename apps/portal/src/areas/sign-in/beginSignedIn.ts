import type { Answer } from '@sen/api/contract/model';
import { beginInOneLanguage } from '../../app/session/languageChoice';
import { forgetSignInNotice, greetSoon } from '../../app/session/tabMemory';

/** Starts the session after successful authentication; the Gate redirects. */
export function beginSignedIn({ access_token, ...user }: Answer<'verifyTwoFactor'>['data']): void {
  forgetSignInNotice();
  greetSoon(user.email);
  beginInOneLanguage(access_token, user);
}
