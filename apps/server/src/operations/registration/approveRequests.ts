import { withinCompany } from '@sen/domain/access/scope';
import { finding } from '@sen/domain/errors/Finding';
import { mayPlaceInClass } from '@sen/domain/registration/requestVerbs';
import { approvedMail } from '../../mail/registrationMails.ts';
import { demand, demandNone, found } from '../../errors/Refused.ts';
import { record } from '../../store/audit.ts';
import { queueMail } from '../../store/mails.ts';
import { placeInClass, takePlace } from '../../store/openClasses.ts';
import { admit, decideRequests } from '../../store/requests.ts';
import type { Handler } from '../Operation.ts';
import { takeAllRequests } from './takeAllRequests.ts';

export const approveRequests: Handler<'approveRequests'> = async (
  { body: { request_ids, classroom_id }, caller, now },
  { database, config, sessions },
) => {
  if (!classroom_id) {
    demandNone([finding('classroom_id', 'pleaseSelectAClass')]);
    return { data: null };
  }
  const people = await database.transaction().execute(async (transaction) => {
    const requests = await takeAllRequests(transaction, request_ids, caller);
    const room = found(await takePlace(transaction, classroom_id));
    demand(withinCompany(caller, room));
    for (const request of requests) demand(mayPlaceInClass(request, room, now));
    const ids = [...new Set(requests.map(({ user_id }) => user_id))];
    await decideRequests(
      transaction,
      requests.map(({ id }) => id),
      { status: 'approved', placed_class_id: room.id, decided_by: caller.id, decided_at: now },
    );
    await admit(transaction, ids, { company_id: room.company_id, now });
    await placeInClass(transaction, room.id, ids, now);
    const href = new URL(`/classroom/${room.id}`, config.publicUrl).href;
    for (const request of requests) {
      const unit = request.kind === 'account' ? request.company_name : undefined;
      await queueMail(transaction, approvedMail(request, { unit, room: room.name, href }), now);
    }
    await record(
      transaction,
      requests.map(({ id, user_id, company_id }) => ({
        actorId: caller.id,
        action: 'request.approved',
        subject: { id: user_id, company_id },
        details: { request_id: id, classroom_id: room.id },
      })),
      now,
    );
    return ids;
  });
  for (const id of people) sessions.forgetUser(id);
  return { data: null };
};
