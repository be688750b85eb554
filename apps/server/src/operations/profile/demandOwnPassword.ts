import { finding } from '@sen/domain/errors/Finding';
import { passwordIsRight } from '../../auth/passwords.ts';
import { demandNone } from '../../errors/Refused.ts';
import { findPasswordHash } from '../../store/profiles.ts';
import { forgive, spend } from '../../store/rateLimits.ts';
import { refuseWhenSpent } from '../auth/limits.ts';
import type { Services } from '../Operation.ts';

/** Wrong tries of one account in a quarter of an hour: a session that was left open is not the password. */
const tries = { most: 10, minutes: 15 };

/** Refuses by the field that holds it when it is not the account's own password. */
export async function demandOwnPassword(
  { userId, field, password, now }: { userId: string; field: string; password: string; now: Date },
  { database }: Services,
): Promise<void> {
  if (password === '') return demandNone([finding(field, 'thisFieldIsRequired')]);
  const key = `own-password:${userId}`;
  refuseWhenSpent(await spend(database, key, tries.minutes, now), tries.most, {
    code: 'tooManySignIns',
    now,
  });
  const right = await passwordIsRight(password, await findPasswordHash(database, userId));
  if (!right) return demandNone([finding(field, 'oldPasswordWrong')]);
  await forgive(database, key);
}
