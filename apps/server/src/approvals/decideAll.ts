import { mayDecide, mayUndo } from '@sen/domain/approvals/mayDecide';
import { assertAllowed, RefusalError } from '../errors/RefusalError.ts';
import type { Services } from '../operations/Operation.ts';
import type { InTransaction } from '../store/database.ts';
import { record } from '../store/platform/audit.ts';
import { queueMail } from '../store/platform/mails.ts';
import type { ApprovalRow, ApprovalSource, DecisionEffects, Decider } from './ApprovalSource.ts';

export type Outcome<Choice> =
  { status: 'approved'; choice: Choice } | { status: 'denied'; reason: string | null } | { status: 'undone' };

/**
 * Decides all of these rows in one transaction, or none, or undoes what was decided: locks, rules, effects, a mail to each
 * person, the audit log.
 * @throws {RefusalError} notFound when the caller may not see one; the verdict of `mayDecide` or `mayUndo`
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
    const may = outcome.status === 'undone' ? mayUndo : mayDecide;
    for (const row of rows) assertAllowed(may(caller, row));
    const { mailOf, detailsOf } = await effectsOf(transaction, rows);
    for (const row of rows) await queueMail(transaction, mailOf(row), now);
    await record(
      transaction,
      rows.map((row) => ({
        actorId: caller.id,
        action: source.audit[outcome.status],
        subject: { id: row.user_id, company_id: row.company_id },
        details: { request_id: row.id, ...detailsOf?.(row) },
      })),
      now,
    );
    return rows;
  });
  // The cached sessions of these people may be stale.
  for (const { user_id } of decided) sessions.forgetUser(user_id);

  function effectsOf(transaction: InTransaction, rows: readonly Row[]): Promise<DecisionEffects<Row>> {
    if (outcome.status === 'undone') return source.undo(transaction, rows, decider);
    return outcome.status === 'approved'
      ? source.approve(transaction, rows, outcome.choice, decider)
      : source.deny(transaction, rows, outcome.reason, decider);
  }
}
