import { randomInt } from 'node:crypto';
import { activationLength, activationLetters, groupedCode } from '@sen/domain/activation/activationCode';
import { checkActivationCodes } from '@sen/domain/activation/activationRules';
import { mayEnrol } from '@sen/domain/classes/mayEditClass';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { insertCodes } from '../../store/activation/activationCodes.ts';
import { takeClasses } from '../../store/classes/classChanges.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

function newCode(): string {
  const letters = Array.from({ length: activationLength }, () => randomInt(activationLetters.length));
  return letters.map((place) => activationLetters.charAt(place)).join('');
}

export const addActivationCodes: Handler<'addActivationCodes'> = async (
  { path, body, caller, now },
  { database },
) => {
  const codes = await database.transaction().execute(async (transaction) => {
    const classroom = found((await takeClasses(transaction, [path.id], caller))[0]);
    assertAllowed(mayEnrol(caller, classroom, now));
    assertNoFieldErrors(checkActivationCodes(body, classroom.ends_at, now));
    const made = Array.from({ length: body.count }, newCode);
    const { id, company_id } = classroom;
    const expiresAt = new Date(body.expires_at);
    const note = body.note?.trim() || null;
    const batch = { classId: id, codes: made, note, expiresAt, by: caller.id, now };
    const first = await insertCodes(transaction, batch);
    const details = { first, count: made.length, expires_at: body.expires_at };
    const entry = {
      actorId: caller.id,
      action: 'class.codesAdded' as const,
      subject: { id, company_id },
      details,
    };
    await record(transaction, [entry], now);
    return made.map((code, index) => ({ number: first + index, code: groupedCode(code) }));
  });
  return { data: { codes } };
};
