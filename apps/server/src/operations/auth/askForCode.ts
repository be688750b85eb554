import { hashCode, newCode } from '../../auth/signInCode.ts';
import { hashToken, newToken } from '../../auth/token.ts';
import { signInCodeMail } from '../../mail/accountMails.ts';
import { putCode } from '../../store/auth/signInCodes.ts';
import { queueMail } from '../../store/platform/mails.ts';
import type { SignInAccount } from '../../store/auth/users.ts';
import type { Services } from '../Operation.ts';
import { spendCode } from './limits.ts';

/** How long a code is valid, and how often it may be mistyped. */
const code = { minutes: 10, tries: 5 };

/** Emails a code for this sign-in to the account, and returns the token that names the sign-in. */
export async function askForCode(
  account: SignInAccount,
  { from, now }: { from: string; now: Date },
  { database }: Services,
): Promise<string> {
  const { id: userId, email, name, lang, familiar } = account;
  await spendCode(database, familiar ? `${userId}:${from}` : userId, now);
  const digits = newCode();
  const signInToken = newToken();
  await database.transaction().execute(async (transaction) => {
    await putCode(transaction, {
      signInHash: hashToken(signInToken),
      userId,
      codeHash: hashCode(signInToken, digits),
      tries: code.tries,
      expiresAt: new Date(now.getTime() + code.minutes * 60_000),
    });
    await queueMail(transaction, signInCodeMail({ email, name, lang }, digits, code.minutes), now);
  });
  return signInToken;
}
