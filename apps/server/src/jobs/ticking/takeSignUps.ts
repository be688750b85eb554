import { hashPassword } from '../../auth/passwords.ts';
import { newToken } from '../../auth/token.ts';
import { accountExistsMail, confirmationMail } from '../../mail/registrationMails.ts';
import { sendActivation } from '../../operations/users/sendActivation.ts';
import type { Services } from '../../operations/Operation.ts';
import { findCompany } from '../../store/companies/companies.ts';
import type { InTransaction } from '../../store/database.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { insertRequest } from '../../store/registration/requests.ts';
import {
  insertApplicant,
  type SignUp,
  takeAccountOf,
  takeSignUp,
  updateApplicant,
  waitingSignUps,
} from '../../store/registration/signUps.ts';
import type { TickingJob } from '../Job.ts';

const limit = 20;

/**
 * Processes sign-ups. This happens here and not in the request, so that the request takes equally long for an address
 * with an account and one without. One that fails does not block the others.
 */
export const takeSignUps: TickingJob = {
  everyMs: 1_000,
  async run(services) {
    const { database, log } = services;
    for (const id of await waitingSignUps(database, limit)) {
      // A random password that nobody knows: the mail's link sets the first one.
      const passwordHash = await hashPassword(newToken());
      await database
        .transaction()
        .execute(async (transaction) => {
          const signUp = await takeSignUp(transaction, id);
          if (signUp) await answer(transaction, signUp, { ...services, passwordHash });
        })
        .catch((error: unknown) => log.error({ err: error, signUp: id }, 'sign-up not taken'));
    }
  },
};

type Means = Pick<Services, 'config' | 'clock'> & { passwordHash: string };

async function answer(transaction: InTransaction, signUp: SignUp, { config, clock, passwordHash }: Means) {
  const now = clock.now();
  const { email, name, lang, company_id } = signUp;
  const unit = await findCompany(transaction, company_id);
  if (!unit) return undefined;
  const account = await takeAccountOf(transaction, email);
  if (account && !(account.status === 'inactive' && account.admission === 'pending')) {
    // Created by an administrator and not activated yet: its owner needs the link, since nobody knows its password.
    if (account.status === 'inactive') return sendActivation(transaction, account, { config, now });
    const signIn = new URL('/', config.publicUrl).href;
    const recovery = new URL('/recovery', config.publicUrl).href;
    return queueMail(transaction, accountExistsMail(account, { signIn, recovery }), now);
  }
  const id = account?.id ?? (await insertApplicant(transaction, signUp, { passwordHash, now }));
  if (account) await updateApplicant(transaction, id, { signUp, now });
  await insertRequest(transaction, { company_id, user_id: id, kind: 'account' }, now);
  const write = confirmationMail(unit.name);
  return sendActivation(transaction, { id, name, email, lang }, { config, now, write });
}
