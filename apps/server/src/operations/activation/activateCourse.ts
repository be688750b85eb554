import { activationCodeOf, isActivationCode } from '@sen/domain/activation/activationCode';
import { mayActivate } from '@sen/domain/activation/activationRules';
import { notEnded } from '@sen/domain/classes/mayEditClass';
import { withinCompany } from '@sen/domain/access/scope';
import { fieldError } from '@sen/domain/errors/FieldError';
import { firstRefusal } from '@sen/domain/errors/verdict';
import { assertNoFieldErrors, orFieldError, RefusalError } from '../../errors/RefusalError.ts';
import {
  settleRequests,
  takeCode,
  type TakenCode,
  spendCode,
} from '../../store/activation/activationCodes.ts';
import { enrol } from '../../store/classes/enrolment.ts';
import type { InTransaction } from '../../store/database.ts';
import { record } from '../../store/platform/audit.ts';
import { forgive, spend } from '../../store/platform/rateLimits.ts';
import { refuseWhenSpent } from '../auth/limits.ts';
import type { Call, Handler } from '../Operation.ts';

/** Codes that one person tries. Counted before the code is looked at, so that tries sent at once do not pass. */
const tries = { max: 10, minutes: 15 };

export const activateCourse: Handler<'activateCourse'> = async (call, { database }) => {
  const { caller, now } = call;
  const key = `activation:${caller.id}`;
  const spent = await spend(database, key, tries.minutes, now);
  refuseWhenSpent(spent, tries.max, { code: 'tooManyActivations', now });
  const data = await database.transaction().execute((transaction) => activate(transaction, call));
  await forgive(database, key);
  return { data };
};

async function activate(transaction: InTransaction, { body, caller, now }: Call<'activateCourse'>) {
  const code = await findOwn(transaction, activationCodeOf(body.code), caller);
  const verdict = firstRefusal(mayActivate(code, now), notEnded(code, now));
  if (!verdict.allowed) assertNoFieldErrors([fieldError('code', verdict.code, verdict.params)]);
  const { classroom_id, company_id, course_id, course_name, classroom_name } = code;
  const [added] = await enrol(transaction, classroom_id, [caller.id], now);
  // The code stays for somebody else.
  if (added === undefined) throw new RefusalError('alreadyInClass');
  await spendCode(transaction, code.id, { by: caller.id, now });
  await settleRequests(transaction, { classId: classroom_id, userId: caller.id, now });
  const subject = { id: classroom_id, company_id };
  const details = { number: code.number };
  await record(transaction, [{ actorId: caller.id, action: 'class.codeUsed', subject, details }], now);
  return { course_id, course_name, classroom_id, classroom_name };
}

/** The code, if there is one and its class is of the caller's unit. */
async function findOwn(
  transaction: InTransaction,
  code: string,
  caller: Call<'activateCourse'>['caller'],
): Promise<TakenCode> {
  const taken = isActivationCode(code) ? await takeCode(transaction, code) : undefined;
  const own = taken && withinCompany(caller, taken).allowed ? taken : undefined;
  return orFieldError(own, 'code', 'activationCodeWrong');
}
