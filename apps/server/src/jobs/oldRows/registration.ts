import { forgottenAfterDays } from '@sen/domain/registration/forgottenAfterDays';
import { nobody, record } from '../../store/platform/audit.ts';
import { clearDenied, clearUnconfirmed } from '../../store/registration/signUps.ts';
import { daysBefore } from '../daysBefore.ts';
import type { ForgetOldRows } from '../Job.ts';

/** As long as the mail's link is valid. */
const unconfirmedDays = 7;

export const registration: ForgetOldRows = async ({ database, sessions }, now) => {
  await clearUnconfirmed(database, daysBefore(now, unconfirmedDays));
  // Deletes the name with the account: the audit log keeps only that somebody was there.
  const gone = await database.transaction().execute(async (transaction) => {
    const people = await clearDenied(transaction, daysBefore(now, forgottenAfterDays));
    await record(
      transaction,
      people.map((subject) => ({ actorId: nobody, action: 'request.forgotten', subject })),
      now,
    );
    return people;
  });
  for (const { id } of gone) sessions.forgetUser(id);
};
