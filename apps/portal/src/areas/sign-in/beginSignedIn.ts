import type { Answer } from '@sen/api/contract/model';
import { beginInOneLanguage } from '../../app/session/languageChoice';
import { forgetFarewell, greetSoon } from '../../app/session/tabMemory';

/** Begins the session of who has proved to be this person; where one goes is the Gate's business. */
export function beginSignedIn({ access_token, ...user }: Answer<'verifyTwoFactor'>['data']): void {
  forgetFarewell();
  greetSoon(user.email);
  beginInOneLanguage(access_token, user);
}
