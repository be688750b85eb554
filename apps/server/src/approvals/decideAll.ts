import type { AuditAction } from '@sen/domain/reports/auditActions';
import { mayDecide, mayUndo } from '@sen/domain/approvals/mayDecide';
import { assertAllowed, RefusalError } from '../errors/RefusalError.ts';
import type { Services } from '../operations/Operation.ts';
import { notify } from '../store/notifications/notify.ts';
import { record } from '../store/platform/audit.ts';
import { queueMail } from '../store/platform/mails.ts';
import { takeRequests } from '../store/registration/requests.ts';
import type { Decider } from './ApprovalEffects.ts';
import { applyOutcome } from './applyOutcome.ts';
import type { Outcome } from './Outcome.ts';

const auditActions = {
  approved: 'request.approved',
  denied: 'request.denied',
  undone: 'request.undone',
} as const satisfies Record<Outcome['status'], AuditAction>;

/**
 * Decides all of these requests in one transaction, or none, or undoes what was decided: locks, rules, the effects of each kind, a
 * notification and a mail to each requester, the audit log.
 * @throws {RefusalError} notFound when the caller may not see one; the verdict of `mayDecide` or `mayUndo`; a rule of its kind
 */
export async function decideAll(
  { database, sessions, config }: Pick<Services, 'database' | 'sessions' | 'config'>,
  given: readonly string[],
  outcome: Outcome,
  by: Pick<Decider, 'caller' | 'now'>,
): Promise<void> {
  const ids = [...new Set(given)];
  const { caller, now } = by;
  const decided = await database.transaction().execute(async (transaction) => {
    const requests = await takeRequests(transaction, ids, caller);
    if (requests.length < ids.length) throw new RefusalError('notFound');
    const may = outcome.status === 'undone' ? mayUndo : mayDecide;
    for (const request of requests) assertAllowed(may(caller, request));
    const answered = await applyOutcome(transaction, requests, outcome, {
      ...by,
      publicUrl: config.publicUrl,
    });
    for (const { request, event, mail } of answered) {
      await notify(transaction, event, { to: [request.user_id], causedBy: caller.id, now });
      await queueMail(transaction, mail, now);
    }
    await record(
      transaction,
      answered.map(({ request, details }) => ({
        actorId: caller.id,
        action: auditActions[outcome.status],
        subject: { id: request.user_id, company_id: request.company_id },
        details: { request_id: request.id, ...details },
      })),
      now,
    );
    return requests;
  });
  // The cached sessions of these people may be stale.
  for (const { user_id } of decided) sessions.forgetUser(user_id);
}
