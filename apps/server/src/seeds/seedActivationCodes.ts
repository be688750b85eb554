import { randomBytes } from 'node:crypto';
import { classRow } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { insertCodes, spendCode, withdrawCodes } from '../store/activation/activationCodes.ts';
import type { InTransaction } from '../store/database.ts';

const day = 24 * 60 * 60_000;

/** Codes of the running class: one is used, one withdrawn, the others are free. Nobody knows them. */
export async function seedActivationCodes(
  transaction: InTransaction,
  { now, student }: { now: Date; student: string },
): Promise<void> {
  const { id: classId } = await transaction
    .selectFrom('classroom')
    .select('id')
    .where('code', '=', classRow.classroom_code)
    .executeTakeFirstOrThrow();
  const at = (days: number) => new Date(now.getTime() + days * day);
  const by = people.admin.id;
  const codes = Array.from({ length: 6 }, () => randomBytes(16).toString('hex'));
  const batch = { classId, codes, note: 'Tổ điện – đợt 1', expiresAt: at(30), by, now: at(-12) };
  await insertCodes(transaction, batch);
  const [used, withdrawn] = await transaction
    .selectFrom('activation_code')
    .select('id')
    .where('classroom_id', '=', classId)
    .orderBy('number')
    .execute();
  if (used) await spendCode(transaction, used.id, { by: student, now: at(-11) });
  if (withdrawn) await withdrawCodes(transaction, [withdrawn.id], { by, now: at(-10) });
}
