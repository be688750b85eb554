import { checkEmail } from '@sen/domain/users/checkEmail';
import { emailOf } from '@sen/domain/users/emailOf';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { queueRecovery } from '../../store/auth/recoveries.ts';
import type { Handler } from '../Operation.ts';
import { answerWords } from './answerWords.ts';
import { spendMail } from './limits.ts';

export const recoverPassword: Handler<'recoverPassword'> = async (
  { body, address: from, language, now },
  { database },
) => {
  assertNoFieldErrors(checkEmail('email', body.email));
  const email = emailOf(body.email);
  await spendMail(database, email, from, now);
  await queueRecovery(database, email, now);
  return { data: null, message: answerWords.recovery[language] };
};
