import { activationCodeState, mayWithdraw } from '@sen/domain/activation/activationRules';
import { mayRunClass } from '@sen/domain/access/scope';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { takeCodes, withdrawCodes } from '../../store/activation/activationCodes.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const withdrawActivationCodes: Handler<'withdrawActivationCodes'> = async (
  { path: { id }, body: { code_ids }, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const classroom = found(await findClassFacts(transaction, id));
    assertAllowed(mayRunClass(caller, classroom));
    const ids = [...new Set(code_ids)];
    const codes = await takeCodes(transaction, id, ids);
    if (codes.length < ids.length) throw new RefusalError('notFound');
    for (const code of codes) assertAllowed(mayWithdraw(activationCodeState(code, now)));
    await withdrawCodes(transaction, ids, { by: caller.id, now });
    const subject = { id, company_id: classroom.company_id };
    const details = { numbers: codes.map(({ number }) => number) };
    await record(
      transaction,
      [{ actorId: caller.id, action: 'class.codesWithdrawn', subject, details }],
      now,
    );
  });
  return { data: null };
};
