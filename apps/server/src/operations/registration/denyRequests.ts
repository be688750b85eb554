import { deniedMail } from '../../mail/registrationMails.ts';
import { record } from '../../store/platform/audit.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { decideRequests, setAdmission } from '../../store/registration/requests.ts';
import type { Handler } from '../Operation.ts';
import { takeAllRequests } from './takeAllRequests.ts';

/** Where each kind of request is read by who asked. */
const pages = { account: '/overview', class: '/course-register' } as const;

export const denyRequests: Handler<'denyRequests'> = async (
  { body, caller, now },
  { database, config, sessions },
) => {
  const reason = body.reason?.trim() || null;
  const people = await database.transaction().execute(async (transaction) => {
    const requests = await takeAllRequests(transaction, body.request_ids, caller);
    await decideRequests(
      transaction,
      requests.map(({ id }) => id),
      { status: 'denied', reason, decided_by: caller.id, decided_at: now },
    );
    const applicants = requests.filter(({ kind }) => kind === 'account').map(({ user_id }) => user_id);
    if (applicants.length > 0) await setAdmission(transaction, applicants, { admission: 'denied', now });
    for (const request of requests) {
      const href = new URL(pages[request.kind], config.publicUrl).href;
      await queueMail(transaction, deniedMail(request, { unit: request.company_name, reason, href }), now);
    }
    await record(
      transaction,
      requests.map(({ id, user_id, company_id }) => ({
        actorId: caller.id,
        action: 'request.denied',
        subject: { id: user_id, company_id },
        details: { request_id: id },
      })),
      now,
    );
    return applicants;
  });
  for (const id of people) sessions.forgetUser(id);
  return { data: null };
};
