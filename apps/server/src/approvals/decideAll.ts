import { mayDecide } from '@sen/domain/approvals/mayDecide';
import { assertAllowed, RefusalError } from '../errors/RefusalError.ts';
import type { Services } from '../operations/Operation.ts';
import { record } from '../store/platform/audit.ts';
import { queueMail } from '../store/platform/mails.ts';
import type { ApprovalRow, ApprovalSource, Decider } from './ApprovalSource.ts';

export type Outcome<Choice> =
  { status: 'approved'; choice: Choice } | { status: 'denied'; reason: string | null };

/**
 * Decides all of these rows in one transaction, or none: locks, rules, effects, a mail to each person, the audit log.
 * @throws {RefusalError} notFound when the caller may not see one; the verdict of `mayDecide`
 */
export async function decideAll<Row extends ApprovalRow, Choice>(
  { database, sessions, config }: Pick<Services, 'database' | 'sessions' | 'config'>,
  source: ApprovalSource<Row, Choice>,
  given: readonly string[],
  outcome: Outcome<Choice>,
  by: Pick<Decider, 'caller' | 'now'>,
): Promise<void> {
  const ids = [...new Set(given)];
  const decider: Decider = { ...by, publicUrl: config.publicUrl };
  const { caller, now } = by;
  const decided = await database.transaction().execute(async (transaction) => {
    const rows = await source.lock(transaction, ids, caller);
    if (rows.length < ids.length) throw new RefusalError('notFound');
    for (const row of rows) assertAllowed(mayDecide(caller, row));
    const { mailOf, details } =
      outcome.status === 'approved'
        ? await source.approve(transaction, rows, outcome.choice, decider)
        : await source.deny(transaction, rows, outcome.reason, decider);
    for (const row of rows) await queueMail(transaction, mailOf(row), now);
    await record(
      transaction,
      rows.map(({ id, user_id, company_id }) => ({
        actorId: caller.id,
        action: source.audit[outcome.status],
        subject: { id: user_id, company_id },
        details: { request_id: id, ...details },
      })),
      now,
    );
    return rows;
  });
  // The cached sessions of these people may be stale.
  for (const { user_id } of decided) sessions.forgetUser(user_id);
}
