import { finding } from '@sen/domain/errors/Finding';
import { mayAskForClass } from '@sen/domain/registration/requestVerbs';
import { demand, demandNone, found, Refused } from '../../errors/Refused.ts';
import { findAskedClass } from '../../store/openClasses.ts';
import { spend } from '../../store/rateLimits.ts';
import { findOwnRequest, insertRequest, setAdmission } from '../../store/requests.ts';
import { refuseWhenSpent } from '../auth/limits.ts';
import type { Call, Handler, Services } from '../Operation.ts';

/** What one person asks for in an hour. */
const asks = { most: 20, minutes: 60 };

const words = {
  vi: 'Đã gửi yêu cầu. Bạn sẽ nhận được e-mail khi đơn vị trả lời.',
  en: 'The request has been sent. You will get an e-mail when the unit answers.',
} as const;

export const register: Handler<'register'> = async (call, services) => {
  const { caller, language, now } = call;
  const spent = await spend(services.database, `ask:${caller.id}`, asks.minutes, now);
  refuseWhenSpent(spent, asks.most, { code: 'tooManyRequests', now });
  await (caller.admission === null ? askForClass(call, services) : askUnitAgain(call, services));
  return { data: null, message: words[language] };
};

async function askForClass({ caller, body, now }: Call<'register'>, { database }: Services): Promise<void> {
  const { classroom_id, note } = body;
  if (classroom_id === undefined) return demandNone([finding('classroom_id', 'pleaseSelectAClass')]);
  const { room, facts } = found(await findAskedClass(database, classroom_id, caller));
  demand(mayAskForClass(facts, room, now));
  const asked = await insertRequest(
    database,
    {
      company_id: room.company_id,
      user_id: caller.id,
      kind: 'class',
      asked_class_id: classroom_id,
      note: note?.trim() || null,
    },
    now,
  );
  if (!asked) throw new Refused('alreadyAsked');
}

/** Who was denied asks the same unit once more. The unit is that of the request, never one of the body. */
async function askUnitAgain(
  { caller, body, now }: Call<'register'>,
  { database, sessions }: Services,
): Promise<void> {
  const { company_id, status, takes_registrations } = found(await findOwnRequest(database, caller.id));
  if (status === 'pending') throw new Refused('alreadyAsked');
  if (!takes_registrations) throw new Refused('registrationClosed');
  await database.transaction().execute(async (transaction) => {
    const note = body.note?.trim() || null;
    const asked = await insertRequest(
      transaction,
      { company_id, user_id: caller.id, kind: 'account', note },
      now,
    );
    if (!asked) throw new Refused('alreadyAsked');
    await setAdmission(transaction, [caller.id], { admission: 'pending', now });
  });
  sessions.forgetUser(caller.id);
}
