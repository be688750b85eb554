import { checkSupportRequest } from '@sen/domain/support/checkSupportRequest';
import { assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { supportMail } from '../../mail/supportMail.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { spend } from '../../store/platform/rateLimits.ts';
import { findSupportReaders } from '../../store/support/supportReaders.ts';
import { findReaderById } from '../../store/auth/users.ts';
import { refuseWhenSpent } from '../auth/limits.ts';
import type { Handler } from '../Operation.ts';

/** Requests of one account in an hour. */
const requests = { max: 5, minutes: 60 };

const words = {
  vi: 'Yêu cầu của bạn đã được gửi. Bạn sẽ nhận được câu trả lời qua email.',
  en: 'Your request has been sent. The answer comes to you by email.',
} as const;

export const askForSupport: Handler<'askForSupport'> = async (
  { caller, body, language, now },
  { database },
) => {
  assertNoFieldErrors(checkSupportRequest(body));
  const spent = await spend(database, `support:${caller.id}`, requests.minutes, now);
  refuseWhenSpent(spent, requests.max, {
    code: 'youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails',
    now,
  });
  const { name, email } = found(await findReaderById(database, caller.id));
  const asker = { name, email, role: caller.role };
  const readers = await findSupportReaders(database, caller);
  await database.transaction().execute(async (transaction) => {
    for (const reader of readers) await queueMail(transaction, supportMail(reader, asker, body), now);
  });
  return { data: null, message: words[language] };
};
