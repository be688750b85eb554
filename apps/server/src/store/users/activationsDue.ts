import type { MailReader } from '../../mail/mailTo.ts';
import type { InTransaction } from '../database.ts';

/** Takes some of the accounts whose first link is due, longest waiting first; drops those that no longer need one. */
export async function takeDueActivations(
  transaction: InTransaction,
  { limit, now }: { limit: number; now: Date },
): Promise<(MailReader & { id: string })[]> {
  const taken = await transaction
    .deleteFrom('activation_due')
    .where('user_id', 'in', (due) =>
      due
        .selectFrom('activation_due')
        .select('user_id')
        .where('due_at', '<=', now)
        .where('user_id', 'not in', (deleted) =>
          deleted
            .selectFrom('user_account')
            .innerJoin('company', 'company.id', 'user_account.company_id')
            .select('user_account.id')
            .where('company.deleted_at', 'is not', null),
        )
        .orderBy('due_at')
        .orderBy('user_id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('user_id')
    .execute();
  if (taken.length === 0) return [];
  return transaction
    .selectFrom('user_account')
    .select(['id', 'name', 'email', 'lang'])
    .where(
      'id',
      'in',
      taken.map(({ user_id }) => user_id),
    )
    .where('status', '=', 'inactive')
    .orderBy('id')
    .execute();
}
