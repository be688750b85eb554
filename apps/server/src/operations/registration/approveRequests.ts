import { withinCompany } from '@sen/domain/access/scope';
import { fieldError } from '@sen/domain/errors/FieldError';
import { mayPlaceInClass } from '@sen/domain/registration/requestVerbs';
import { approvedMail } from '../../mail/registrationMails.ts';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { record } from '../../store/platform/audit.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { placeInClass, takePlace } from '../../store/registration/openClasses.ts';
import { admit, decideRequests } from '../../store/registration/requests.ts';
import type { Handler } from '../Operation.ts';
import { takeAllRequests } from './takeAllRequests.ts';

export const approveRequests: Handler<'approveRequests'> = async (
  { body: { request_ids, classroom_id }, caller, now },
  { database, config, sessions },
) => {
  if (!classroom_id) {
    assertNoFieldErrors([fieldError('classroom_id', 'pleaseSelectAClass')]);
    return { data: null };
  }
  const people = await database.transaction().execute(async (transaction) => {
    const requests = await takeAllRequests(transaction, request_ids, caller);
    const classroom = found(await takePlace(transaction, classroom_id));
    assertAllowed(withinCompany(caller, classroom));
    for (const request of requests) assertAllowed(mayPlaceInClass(request, classroom, now));
    const ids = [...new Set(requests.map(({ user_id }) => user_id))];
    await decideRequests(
      transaction,
      requests.map(({ id }) => id),
      { status: 'approved', placed_class_id: classroom.id, decided_by: caller.id, decided_at: now },
    );
    await admit(transaction, ids, { company_id: classroom.company_id, now });
    await placeInClass(transaction, classroom.id, ids, now);
    const href = new URL(`/classroom/${classroom.id}`, config.publicUrl).href;
    for (const request of requests) {
      const unit = request.kind === 'account' ? request.company_name : undefined;
      await queueMail(transaction, approvedMail(request, { unit, classroom: classroom.name, href }), now);
    }
    await record(
      transaction,
      requests.map(({ id, user_id, company_id }) => ({
        actorId: caller.id,
        action: 'request.approved',
        subject: { id: user_id, company_id },
        details: { request_id: id, classroom_id: classroom.id },
      })),
      now,
    );
    return ids;
  });
  for (const id of people) sessions.forgetUser(id);
  return { data: null };
};
