import { today } from '@sen/domain/time/today';
import { checkSignUp } from '@sen/domain/registration/checkSignUp';
import { emailOf } from '@sen/domain/users/emailOf';
import { dateOfBirthOf, phoneOf } from '@sen/domain/users/checkPerson';
import { tidySpaces } from '@sen/domain/text/spaces';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { spend } from '../../store/platform/rateLimits.ts';
import { queueSignUp } from '../../store/registration/signUps.ts';
import { refuseWhenSpent, spendMailTo } from '../auth/limits.ts';
import type { Handler } from '../Operation.ts';
import { assertUnit } from './assertUnit.ts';

/** Registrations from one network address in an hour: a whole classroom registers from one. */
const address = { signUps: 100, minutes: 60 };

const words = {
  vi: 'Chúng tôi vừa gửi email đến địa chỉ này. Hãy mở email để xác nhận.',
  en: 'We have just sent an email to this address. Open it to confirm.',
} as const;

export const signUp: Handler<'signUp'> = async ({ body, address: from, language, now }, { database }) => {
  assertNoFieldErrors(checkSignUp(body, today(now)));
  const unit = await assertUnit(database, { code: body.unit, from, now });
  const email = emailOf(body.email);
  const spent = await spend(database, `sign-up-from:${from}`, address.minutes, now);
  refuseWhenSpent(spent, address.signUps, { code: 'tooManyRequests', now });
  await spendMailTo(database, email, now);
  await queueSignUp(database, {
    company_id: unit.id,
    email,
    name: tidySpaces(body.name),
    // Checked above: both are present.
    phone: phoneOf(body.phone) ?? '',
    date_of_birth: dateOfBirthOf(body.dateOfBirth) ?? '',
    lang: language,
    created_at: now,
  });
  return { data: null, message: words[language] };
};
