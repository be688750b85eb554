import { createHash } from 'node:crypto';
import { fieldError } from '@sen/domain/errors/FieldError';
import { fold } from '@sen/domain/text/fold';
import { passwordIsRight } from '../../auth/passwords.ts';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { forgive, spend, spentOn } from '../../store/platform/rateLimits.ts';
import { findAccount, findUser, type SignInAccount } from '../../store/auth/users.ts';
import type { Handler } from '../Operation.ts';
import { askForCode } from './askForCode.ts';
import { refuseWhenSpent } from './limits.ts';

/** Tries per account in 15 minutes, and failures per address in an hour. */
const account = { tries: 10, minutes: 15 };
const address = { failures: 100, minutes: 60 };

/**
 * Addresses known to the account have a separate limit, so that guesses from elsewhere do not lock the owner out. An
 * unknown name is counted like a known one.
 */
function accountKey(known: SignInAccount | undefined, username: string, from: string): string {
  const who = known?.id ?? createHash('sha256').update(fold(username.trim())).digest('base64url');
  return known?.familiar ? `sign-in:${who}:${from}` : `sign-in:${who}`;
}

export const login: Handler<'login'> = async (
  { body: { username, password }, address: from, now, openFiles, rememberSignIn },
  services,
) => {
  const { database, sessions } = services;
  const known = await findAccount(database, username, from);
  const key = accountKey(known, username, from);
  const addressKey = `sign-in-from:${from}`;
  const refusal = { code: 'tooManySignIns', now } as const;
  refuseWhenSpent(await spentOn(database, addressKey, now), address.failures - 1, refusal);
  refuseWhenSpent(await spend(database, key, account.minutes, now), account.tries, refusal);

  if (!(await passwordIsRight(password, known?.passwordHash)) || !known) {
    refuseWhenSpent(await spend(database, addressKey, address.minutes, now), address.failures, refusal);
    throw new RefusalError('wrongCredentials', { fieldErrors: [fieldError('username', 'wrongCredentials')] });
  }
  // Concurrent guesses all pass the limit above; here those over the limit learn nothing, right or wrong.
  refuseWhenSpent(await spentOn(database, addressKey, now), address.failures - 1, refusal);
  await forgive(database, key);
  if (known.unitDeleted) throw new RefusalError('unitDeleted');
  if (known.status === 'locked') throw new RefusalError('accountLocked');
  if (known.status === 'inactive') throw new RefusalError('accountInactive');

  if (known.twoFactor) {
    rememberSignIn(await askForCode(known, { from, now }, services));
    return { data: { verify_code: true, email: known.email } };
  }
  const access_token = await sessions.begin(known.id, from);
  openFiles(access_token);
  return { data: { ...found(await findUser(database, known.id)), access_token } };
};
