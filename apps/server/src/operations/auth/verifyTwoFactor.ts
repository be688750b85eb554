import { fieldError } from '@sen/domain/errors/FieldError';
import { codeIsRight } from '../../auth/signInCode.ts';
import { hashToken } from '../../auth/token.ts';
import { found, RefusalError } from '../../errors/RefusalError.ts';
import { spend, spentOn } from '../../store/platform/rateLimits.ts';
import { takeCode, tryCode } from '../../store/auth/signInCodes.ts';
import { findAccount, findUser } from '../../store/auth/users.ts';
import type { Handler } from '../Operation.ts';
import { refuseWhenSpent } from './limits.ts';

/** Wrong codes from one address in an hour, across all accounts. */
const address = { failures: 50, minutes: 60 };

export const verifyTwoFactor: Handler<'verifyTwoFactor'> = async (
  { body: { email, code }, address: from, now, openFiles, rememberSignIn, signInToken = '' },
  { database, sessions },
) => {
  const addressKey = `code-from:${from}`;
  const refusal = { code: 'tooManySignIns', now } as const;
  refuseWhenSpent(await spentOn(database, addressKey, now), address.failures - 1, refusal);

  // An address without an account, or one that another sign-in waits for, looks like one whose code has expired.
  const signInHash = hashToken(signInToken);
  const account = await findAccount(database, email, from);
  const stored = await tryCode(database, { signInHash, now });
  if (!account || stored?.userId !== account.id)
    throw new RefusalError('codeExpired', { fieldErrors: [fieldError('code', 'codeExpired')] });
  if (!codeIsRight(signInToken, code, stored.codeHash)) {
    // Of concurrent codes, no more get the response "wrong" than of sequential ones.
    refuseWhenSpent(await spend(database, addressKey, address.minutes, now), address.failures, refusal);
    throw new RefusalError('wrongCode', { fieldErrors: [fieldError('code', 'wrongCode')] });
  }
  if (!(await takeCode(database, signInHash))) throw new RefusalError('codeExpired');
  if (account.unitDeleted) throw new RefusalError('unitDeleted');
  if (account.status === 'locked') throw new RefusalError('accountLocked');

  const access_token = await sessions.begin(account.id, from);
  rememberSignIn(null);
  openFiles(access_token);
  return { data: { ...found(await findUser(database, account.id)), access_token } };
};
