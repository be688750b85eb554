import { fieldError } from '@sen/domain/errors/FieldError';
import { mayAskForClass } from '@sen/domain/registration/requestVerbs';
import { assertAllowed, assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { findAskedClass } from '../../store/registration/openClasses.ts';
import { notifyOfRequest, notifyAdmins } from '../../store/notifications/notifyOfRequest.ts';
import { spend } from '../../store/platform/rateLimits.ts';
import { findOwnRequest, insertRequest, setAdmission } from '../../store/registration/requests.ts';
import { refuseWhenSpent } from '../auth/limits.ts';
import type { Call, Handler, Services } from '../Operation.ts';

/** Requests of one person in an hour. */
const asks = { max: 20, minutes: 60 };

const words = {
  vi: 'Đã gửi yêu cầu. Bạn sẽ nhận được email khi đơn vị trả lời.',
  en: 'The request has been sent. You will get an email when the unit answers.',
} as const;

export const register: Handler<'register'> = async (call, services) => {
  const { caller, language, now } = call;
  const spent = await spend(services.database, `ask:${caller.id}`, asks.minutes, now);
  refuseWhenSpent(spent, asks.max, { code: 'tooManyRequests', now });
  await (caller.admission === null ? askForClass(call, services) : askUnitAgain(call, services));
  return { data: null, message: words[language] };
};

async function askForClass({ caller, body, now }: Call<'register'>, { database }: Services): Promise<void> {
  const { classroom_id, note } = body;
  if (classroom_id === undefined)
    return assertNoFieldErrors([fieldError('classroom_id', 'pleaseSelectAClass')]);
  const { classroom, facts } = found(await findAskedClass(database, classroom_id, caller));
  assertAllowed(mayAskForClass(facts, classroom, now));
  const { company_id } = classroom;
  await database.transaction().execute(async (transaction) => {
    const inserted = await insertRequest(
      transaction,
      {
        company_id,
        user_id: caller.id,
        kind: 'class',
        asked_class_id: classroom_id,
        note: note?.trim() || null,
      },
      now,
    );
    if (!inserted) throw new RefusalError('alreadyAsked');
    await notifyAdmins(transaction, { company_id, name: caller.name, kind: 'class' }, now);
  });
}

/** Repeats a denied person's request to the same unit. The unit is that of the request, never one of the body. */
async function askUnitAgain(
  { caller, body, now }: Call<'register'>,
  { database, sessions }: Services,
): Promise<void> {
  const { company_id, status, takes_registrations } = found(await findOwnRequest(database, caller.id));
  if (status === 'pending') throw new RefusalError('alreadyAsked');
  if (!takes_registrations) throw new RefusalError('registrationClosed');
  await database.transaction().execute(async (transaction) => {
    const note = body.note?.trim() || null;
    const inserted = await insertRequest(
      transaction,
      { company_id, user_id: caller.id, kind: 'account', note },
      now,
    );
    if (!inserted) throw new RefusalError('alreadyAsked');
    await setAdmission(transaction, [caller.id], { admission: 'pending', now });
    await notifyOfRequest(transaction, caller.id, { name: caller.name, now });
  });
  sessions.forgetUser(caller.id);
}
