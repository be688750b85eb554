import { approvalKinds } from '@sen/domain/approvals/approvalKinds';
import { whyNotReopened } from '@sen/domain/registration/whyNotReopened';
import type { Decider, DecisionEffects } from '../../approvals/ApprovalSource.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import { reopenedMail } from '../../mail/registrationMails.ts';
import { unenrol } from '../../store/classes/enrolment.ts';
import type { InTransaction } from '../../store/database.ts';
import {
  lockPlacesOf,
  type ReopeningRow,
  reopeningRows,
  reopenRequests,
  restoreReplaced,
} from '../../store/registration/reopening.ts';
import { readmit, setAdmission, type TakenRequest } from '../../store/registration/requests.ts';
import { notifyOfReopenedRequest } from './notifyOfDecision.ts';
import { product } from './product.ts';

type Decided = TakenRequest & ReopeningRow;

/** Undoes decisions on requests: takes back places, admissions and publications on which nothing depends. */
export async function reopen(
  transaction: InTransaction,
  rows: readonly TakenRequest[],
  { caller, now, publicUrl }: Decider,
): Promise<DecisionEffects<TakenRequest>> {
  const ids = rows.map(({ id }) => id);
  await lockPlacesOf(transaction, ids);
  const facts = new Map((await reopeningRows(transaction, ids)).map((one) => [one.id, one]));
  const decided = rows.flatMap((row): Decided[] => {
    const one = facts.get(row.id);
    return one ? [{ ...row, ...one }] : [];
  });
  for (const row of decided) {
    const refusal = whyNotReopened(row);
    if (refusal) throw new RefusalError(refusal.code, { params: refusal.params });
  }
  await takeBackPlaces(transaction, decided);
  await takeBackAdmissions(transaction, decided, now);
  const published = decided.filter(({ kind, status }) => kind === 'public_course' && status === 'approved');
  if (published.length > 0)
    await restoreReplaced(
      transaction,
      published.map(({ id }) => id),
      { by: caller.id, now },
    );
  await reopenRequests(transaction, ids);
  for (const row of decided) await notifyOfReopenedRequest(transaction, row, { causedBy: caller.id, now });
  return {
    mailOf: (row) =>
      reopenedMail(row, {
        unit: row.kind === 'public_course' ? product : row.company_name,
        wasApproved: row.status === 'approved',
        href: new URL(approvalKinds[row.kind].page(row.course_id ?? ''), publicUrl).href,
      }),
    detailsOf: ({ id, status, decided_by }) => ({
      was: status,
      decided_by,
      classroom_id: facts.get(id)?.classroom_id ?? null,
    }),
  };
}

async function takeBackPlaces(transaction: InTransaction, decided: readonly Decided[]): Promise<void> {
  for (const classroom_id of new Set(decided.map((row) => row.classroom_id))) {
    const placed = decided.filter((row) => row.classroom_id === classroom_id);
    const people = placed.map(({ user_id }) => user_id);
    if (classroom_id !== null) await unenrol(transaction, classroom_id, people);
  }
}

async function takeBackAdmissions(
  transaction: InTransaction,
  decided: readonly Decided[],
  now: Date,
): Promise<void> {
  const accounts = decided.filter(({ kind }) => kind === 'account');
  const [kept] = await readmit(
    transaction,
    accounts.filter(({ status }) => status === 'approved'),
    now,
  );
  if (kept) throw new RefusalError('memberInUseSince', { params: { name: kept.name } });
  const denied = accounts.filter(({ status }) => status === 'denied').map(({ user_id }) => user_id);
  if (denied.length > 0) await setAdmission(transaction, denied, { admission: 'pending', now });
}
